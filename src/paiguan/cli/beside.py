"""Work that starts processes, shielded from Ctrl-C: the terminal sends it to every process, but only the first may react."""

import multiprocessing
import queue
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TypeVar

T = TypeVar("T")
AWAKE = 0.2  # seconds between checks for a signal where it does not interrupt waiting (Windows)
LOOKS, LOOK = 600, 0.05  # how often, and for how many seconds each time, to wait for the work to end


def beside(work: Callable[[threading.Event], Iterator[T]]) -> Iterator[T]:
    """Yield the items of an iterator that runs in a thread whose processes never see Ctrl-C.

    If the caller stops early, the event given to `work` is set and its processes are ended.
    """
    items: queue.SimpleQueue[tuple[T] | BaseException | None] = queue.SimpleQueue()
    stopping = threading.Event()

    def run() -> None:
        try:
            for item in work(stopping):
                if stopping.is_set():
                    break
                items.put((item,))
            items.put(None)
        except BaseException as error:
            items.put(error)

    others = multiprocessing.active_children()
    thread = threading.Thread(target=run, name="work", daemon=True)
    try:
        with _deaf_to_interrupts():
            thread.start()  # the thread and its processes inherit the signal mask
        while (item := _next(items)) is not None:
            if isinstance(item, BaseException):
                raise item
            yield item[0]
    finally:
        with _ignoring_interrupts():  # a second Ctrl-C must not leave the processes to themselves
            stopping.set()
            for _ in range(LOOKS):  # a process may just be starting
                for process in multiprocessing.active_children():
                    if process not in others:
                        process.terminate()
                if thread.ident is None or not thread.is_alive():
                    break
                thread.join(LOOK)


def _next(items: "queue.SimpleQueue[tuple[T] | BaseException | None]") -> "tuple[T] | BaseException | None":
    while True:
        try:
            return items.get(timeout=AWAKE)
        except queue.Empty:
            pass


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():  # only the main thread gets them
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # Start the resource tracker now: started later, it would unblock the signal in the thread that starts it.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
