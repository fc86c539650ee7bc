/** The little of a browser that the modules under test touch. */

const store = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    clear: () => store.clear(),
  },
  location: new URL('http://parlour.test/'),
  document: Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: '', dataset: {} },
  }),
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(message: string) {
    this.sent.push(message);
  }
  close() {
    this.readyState = 3;
  }
  heard(): { do: string; id: string }[] {
    return this.sent.map((message) => JSON.parse(message) as { do: string; id: string });
  }
}

Object.assign(globalThis, { WebSocket: FakeSocket });
