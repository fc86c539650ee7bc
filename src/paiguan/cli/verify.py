"""`paiguan verify`: check the proof of a fair shuffle."""

from argparse import Namespace

from paiguan.cli.files import opened as opened_file
from paiguan.cli.first_use import run_interpreted
from paiguan.cli.terminal import complain, say
from paiguan.fair.proof import failures, opened, read, sentence


def run(chosen: Namespace) -> int:
    with opened_file(chosen.file) as file:
        proof = read(file.read())
    run_interpreted()
    found = failures(proof)
    for failure in found:
        complain(sentence(failure))
    if found:
        return 1
    shown, count = opened(proof), len(proof.leaves)
    people = sum(part.by == "guest" for part in proof.parts)
    say(f"Nobody touched this deal: {proof.game}, table {proof.table}, hand {proof.hand}.")
    say(
        f"{count} pieces sealed; cut by {people} of {len(proof.parts)} seats, the house's sealed numbers for the others."
    )
    say(f"{shown} pieces opened, and each matches its seal.")
    if shown < count:
        say(f"{count - shown} never shown: the rules keep them shut, and their seals are unchanged.")
    if proof.viewer is not None and proof.parts[proof.viewer].unopened:
        say("Your number came too late: the house's, sealed before the deal, stood in for it.")
    if proof.seen is None:
        say("The proof does not say what a browser noted before the deal, so this shows only that it fits together.")
    return 0
