"""`paiguan serve`: open the parlour."""

import os
from typing import Any

from paiguan.cli.common import UserError


def add(commands: Any) -> None:
    serve = commands.add_parser(
        "serve",
        help="open the parlour in the browser",
        description="Serves the parlour. Tables are kept in an SQLite file, or in PostgreSQL, which several processes may "
        "share: DATABASE_URL=postgresql+asyncpg://user@host/name paiguan serve --workers 4",
    )
    serve.add_argument("--host", default=os.environ.get("HOST") or "127.0.0.1", help="address to listen on")
    serve.add_argument("--port", type=int, default=int(os.environ.get("PORT") or 8080))
    serve.add_argument("--database", default=os.environ.get("DATABASE_URL") or "sqlite:///paiguan.db", metavar="URL")
    serve.add_argument("--workers", type=int, default=int(os.environ.get("WORKERS") or 1), help="PostgreSQL only")
    serve.set_defaults(run=run)


def run(chosen: Any) -> int:
    import uvicorn

    if not 1 <= chosen.workers <= 64:
        raise UserError("--workers must be from 1 to 64")
    if chosen.workers > 1 and not chosen.database.startswith("postgresql"):
        raise UserError("several workers need PostgreSQL: give --database postgresql+asyncpg://…")
    if not chosen.database.startswith(("sqlite:///", "postgresql+asyncpg://")):
        raise UserError("--database must begin with sqlite:/// or postgresql+asyncpg://")
    os.environ["DATABASE_URL"] = chosen.database
    print(f"牌館 Paiguan: http://{chosen.host}:{chosen.port}", flush=True)
    uvicorn.run(
        "paiguan.parlour.app:create_app",
        factory=True,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    return 0
