"""The referee: replays files of records, reports what happened, and compares it with what was expected."""

from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from paiguan.engine.contract import Json
from paiguan.engine.records import BadRecord, judge, lines_of


class Finding(NamedTuple):
    """The verdict on one line of a file: what to print, and whether the line was readable and as expected."""

    line: int
    report: dict[str, Json]
    readable: bool
    as_expected: bool


def findings(source: Path | IO[bytes], check: bool, language: str) -> Iterator[Finding]:
    """Judge every line. A line that is not a record is reported with its number and field; the others are still judged."""
    for number, record in lines_of(source):
        try:
            yield _finding(number, record, check, language)
        except BadRecord as error:
            yield _unreadable(number, record, error)
        except RecursionError:  # parsed, but nested too deeply to process
            yield _unreadable(number, record, BadRecord("record", "this is nested too deeply to be a record"))


def _finding(number: int, record: "Json | BadRecord", check: bool, language: str) -> Finding:
    if isinstance(record, BadRecord):
        raise record
    verdict = judge(record)
    if check and "expect" not in record:
        raise BadRecord("expect", "there is nothing to compare with: the record has no field “expect”")
    report = verdict.to_json(language)
    differences = verdict.differences(record["expect"]) if check else {}
    if check:
        report["differences"] = differences
    msgspec.json.encode(report)  # raises RecursionError if the report repeats deeply nested parts of the record
    return Finding(number, report, readable=True, as_expected=not differences)


def _unreadable(number: int, record: "Json | BadRecord", error: BadRecord) -> Finding:
    report: dict[str, Json] = {"line": number, "field": error.field, "error": str(error)}
    if isinstance(record, dict) and isinstance(record.get("id"), str | int):
        report["id"] = record["id"]
    return Finding(number, report, readable=False, as_expected=False)
