"""The description of the HTTP interface: OpenAPI as JSON, and an HTML page of it without scripts.

The framework describes routes and structs. This module adds what it leaves out: which bodies reject unknown fields,
which routes need authentication, the names of the games, and the refusals that any request may get.
"""

from html import escape
from inspect import getdoc
from typing import Any

import msgspec
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import SecurityScheme

from paiguan.engine.packages import GAMES
from paiguan.parlour import replay, summary, wire
from paiguan.parlour.daily import told
from paiguan.parlour.guests import COOKIE
from paiguan.parlour.http import games, guests, mine, refusals, tables
from paiguan.parlour.tournaments import told as tournament

Schema = dict[str, Any]
SECURITY_SCHEMES: Any = {
    "token": SecurityScheme(type="http", scheme="bearer", description="For programs: POST /api/tokens gives a token."),
    "cookie": SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="For pages: GET /api/me sets it."
    ),
}
ANYWHERE = {"400": "cannot be read", "429": "too many requests", "503": "temporarily unavailable"}
WITH_BODY = {
    "403": "from a page of another site",
    "413": "the body is too large",
    "415": "the body is not declared as JSON",
}


def completed(made: Schema) -> Schema:
    """Return the framework's description with the missing parts added."""
    found: Schema = msgspec.json.decode(msgspec.json.encode(made, enc_hook=str))
    for name, one in _structs().items():
        if (schema := found["components"]["schemas"].get(name)) is None:
            continue
        if one.__struct_config__.forbid_unknown_fields:
            schema["additionalProperties"] = False
        if one.__doc__:
            schema["description"] = getdoc(one)
    for path, operations in found["paths"].items():
        for operation in operations.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] == "game":
                    parameter["schema"]["enum"] = [*GAMES, "house"] if "/words/" in path else [*GAMES]
            if path.startswith("/api/"):
                _complete(operation)
    return found


def _complete(operation: Schema) -> None:
    responses = operation["responses"]
    for status, text in (ANYWHERE | (WITH_BODY if "requestBody" in operation else {})).items():
        responses.setdefault(status, {"description": text, "content": _json("RefusalBody")})
    responses.setdefault("500", {"description": "a fault of the server", "content": _json("Fault")})
    if "401" in responses:
        operation["security"] = [{"token": []}, {"cookie": []}]
    operation["responses"] = dict(sorted(responses.items()))


def _json(name: str) -> Schema:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}


def _structs() -> dict[str, type[msgspec.Struct]]:
    known = [
        one
        for module in (refusals, guests, mine, games, tables, replay, summary, told, tournament, wire)
        for one in vars(module).values()
        if isinstance(one, type)
    ]
    return {one.__name__: one for one in known if issubclass(one, msgspec.Struct)}


class DescriptionData(OpenAPIRenderPlugin):
    """OpenAPI as JSON."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Any, openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(completed(openapi_schema))


class DescriptionPage(OpenAPIRenderPlugin):
    """The description as HTML. OpenAPI viewers load scripts from other hosts, which the page's policy forbids."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Any, openapi_schema: Schema) -> bytes:
        base = openapi_schema["servers"][0]["url"].rstrip("/")
        return page(completed(openapi_schema), base).encode()


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #222; background: #fcfaf4 }
section { border-top: 1px solid #d8d0bd; padding: .5rem 0 }
h2 { font-size: 1rem; margin: .5rem 0 0 } code { font-size: .95em; overflow-wrap: anywhere }
.verb { display: inline-block; min-width: 3.5rem; font-weight: 700; color: #8a2f1d }
table { border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .1rem 1rem .1rem 0 }
th { font-weight: 400; white-space: nowrap } pre { overflow-x: auto; background: #f3eee0; padding: .5rem }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1d1b18 } section { border-color: #4a4438 }
.verb { color: #f0a58f } pre { background: #2a2722 } a { color: #9cc7ff } }
"""


def page(schema: Schema, base: str) -> str:
    """Return the HTML page: every operation with its purpose, parameters and responses, then the structs."""
    parts = [_operation(path, verb, one) for path, all_ in schema["paths"].items() for verb, one in all_.items()]
    parts += ["<h1>Structs</h1>"]
    parts += [_struct(name, one) for name, one in sorted(schema["components"]["schemas"].items())]
    title = escape(schema["info"]["title"])
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}: HTTP</title>'
        f'<link rel="icon" href="{escape(base)}/favicon.svg"><style>{STYLE}</style></head><body><main>'
        f'<h1>{title}: HTTP</h1><p>For programs: <a href="{escape(base)}/api/schema/openapi.json">OpenAPI as JSON</a>. '
        "Bodies are JSON, sent as <code>application/json</code>. "
        "A refusal is <code>RefusalBody</code>: a code and a sentence. "
        f"“Guests only” means: with the cookie of the page, or with <code>Authorization: Bearer TOKEN</code>.</p>"
        f"{''.join(parts)}</main></body></html>\n"
    )


def _operation(path: str, verb: str, operation: Schema) -> str:
    rows = [
        _row(
            f"{one['name']} ({one['in']})", _kind(one["schema"]) + ("" if one.get("required") else ", may be left out")
        )
        for one in operation.get("parameters", ())
    ]
    if body := operation.get("requestBody"):
        rows.append(_row("body", _kind(next(iter(body["content"].values()))["schema"])))
    for status, answer in operation["responses"].items():
        kinds = [_kind(one["schema"]) for one in answer.get("content", {}).values() if "schema" in one]
        # For 2xx the framework's description carries no information.
        about = [] if status.startswith("2") else [f"– {escape(answer['description'])}"]
        rows.append(_row(status, " ".join([*kinds, *about])))
    guests = " Guests only." if "security" in operation else ""
    return (
        f'<section><h2><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code></h2>'
        f"<p>{escape(operation.get('summary', ''))}{guests}</p><table>{''.join(rows)}</table></section>"
    )


def _row(name: str, value: str) -> str:
    return f"<tr><th><code>{escape(name)}</code></th><td>{value}</td></tr>"


def _struct(name: str, schema: Schema) -> str:
    needed = schema.get("required", ())
    rows = [
        _row(field, _kind(kind) + ("" if field in needed else ", may be left out"))
        for field, kind in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return (
        f'<section id="{escape(name)}"><h2><code>{escape(name)}</code></h2>'
        f"<p>{about}</p><table>{''.join(rows)}</table></section>"
    )


def _kind(schema: Schema) -> str:
    """Return a type in words, with a link to its struct."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if "oneOf" in schema:
        return " or ".join(_kind(one) for one in schema["oneOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if schema.get("type") == "object":
        return f"object of {_kind(schema['additionalProperties'])}" if schema.get("additionalProperties") else "object"
    limits = [f"{word} {schema[key]:g}" for key, word in (("minimum", "from"), ("maximum", "to")) if key in schema]
    return escape(" ".join([str(schema.get("type", "anything")), *limits]))
