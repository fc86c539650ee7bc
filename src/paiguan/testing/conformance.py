"""Run any file of records with expectations, small checks included.

    python -m paiguan.testing.conformance FILE…

Prints each failing id with got and expected, ends with `N passed, M failed`, exits 1 if any failed.
"""

import sys
from pathlib import Path

import msgspec

from paiguan.engine.records import BadRecord, judge, lines_of


def failures_of(record: object) -> dict[str, object]:
    """The expectations of a record that are not met."""
    if isinstance(record, BadRecord):
        return {record.field: str(record)}
    if not isinstance(record, dict) or "expect" not in record:
        return {"expect": "this record expects nothing, so it proves nothing"}
    try:
        return dict(judge(record).differences(record["expect"]))
    except BadRecord as error:
        return {error.field: str(error)}


def run(paths: list[Path]) -> tuple[int, int]:
    passed = failed = 0
    for path in paths:
        for number, record in lines_of(path):
            differences = failures_of(record)
            if not differences:
                passed += 1
                continue
            failed += 1
            name = record.get("id") if isinstance(record, dict) else None
            print(f"{path.name}:{number} {name or '(no id)'}")
            for key, difference in differences.items():
                print(f"    {key}: {msgspec.json.encode(difference).decode()}")
    return passed, failed


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m paiguan.testing.conformance FILE…")
    missing = [name for name in sys.argv[1:] if not Path(name).is_file()]
    if missing:
        print(f"no such file: {', '.join(missing)}", file=sys.stderr)
        sys.exit(2)
    good, bad = run([Path(name) for name in sys.argv[1:]])
    print(f"{good} passed, {bad} failed")
    sys.exit(1 if bad else 0)
