"""`paiguan doctor`: what is installed, compiled and reachable, and what to do about the rest."""

from argparse import Namespace
from collections.abc import Callable

from paiguan.cli import checks
from paiguan.cli.checks import BAD, Finding
from paiguan.cli.handler import sentence_for
from paiguan.cli.terminal import say, say_json

Check = Callable[[], list[Finding]]
# Heading -> its checks. Checks that need the compiler come after the one that imports it.
CHECKS: dict[str, tuple[Check, ...]] = {
    "this machine": (checks.python, checks.cores, checks.terminal),
    "needed to play": (checks.compiler, checks.server, checks.page, checks.database),
    "compiled": (checks.cache, checks.kernels),
    "optional": (checks.extras, checks.faster_server, checks.gpu),
}


def run(chosen: Namespace) -> int:
    found = {title: [finding for check in group for finding in tried(check)] for title, group in CHECKS.items()}
    playable = all(finding.status != BAD for findings in found.values() for finding in findings)
    if chosen.json:
        listed = [finding._asdict() for findings in found.values() for finding in findings]
        say_json({"playable": playable, "checks": listed})
    else:
        for title, findings in found.items():
            say("\n".join([f"{title}:", *(line(finding) for finding in findings)]))
        say("\nready to play: paiguan serve" if playable else "\nnot ready to play: see what is marked bad")
    return 0 if playable else 1


def tried(check: Check) -> list[Finding]:
    """Run a check; a failure becomes a finding."""
    try:
        return check()
    except Exception as error:
        return [Finding(check.__name__, BAD, sentence_for(error))]


def line(finding: Finding) -> str:
    advice = f"\n{'':27}-> {finding.advice}" if finding.advice else ""
    return f"  {finding.status:<8}  {finding.name:<13}  {finding.found}{advice}"
