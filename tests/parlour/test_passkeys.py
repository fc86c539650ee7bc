"""A guest comes back with a passkey; what is copied, replayed, foreign or from another site is refused with a sentence."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from paiguan.parlour.metrics import Metrics
from paiguan.parlour.parlour import Parlour
from paiguan.parlour.passkeys import MOST, Party
from paiguan.parlour.refusals import HouseRefusal
from paiguan.parlour.settings import BadSetting, Settings, from_environment
from paiguan.parlour.store import open_store
from paiguan.parlour.store.schema import challenges
from tests.parlour.authenticator import Authenticator
from tests.parlour.clusters import postgres_running
from tests.parlour.nursery import WarmServer
from tests.parlour.older import ANN, BOB, unpacked
from tests.parlour.servers import Server
from tests.patience import PATIENCE

HOUSE = "https://paiguan.example"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with WarmServer(unpacked(tmp_path), tmp_path / "log", public_address=HOUSE) as server:
        yield server
        assert not server.complaints


def made(server: Server, token: str, key: Authenticator, name: str = "Phone") -> tuple[int, Any]:
    status, found = server.ask("POST", "/api/me/passkeys/begin", token=token)
    assert status == 200, found
    wish = {"credential": key.make(found["options"]), "name": name}
    return server.ask("POST", "/api/me/passkeys", wish, token)


def asked(server: Server, token: str) -> dict[str, Any]:
    status, found = server.ask("POST", "/api/me/passkeys/ask", token=token)
    assert status == 200, found
    return dict(found["options"])


def shown(server: Server, token: str, credential: dict[str, Any], lang: str = "en") -> tuple[int, Any]:
    return server.ask("POST", "/api/me/passkeys/use", {"credential": credential, "lang": lang}, token)


def refused(answer: tuple[int, Any], code: str) -> None:
    status, body = answer
    assert (status, body["code"]) == (422, code), body
    assert body["text"].endswith(".")


def test_a_guest_comes_back_with_a_passkey_and_brings_what_the_device_has_played(server: Server) -> None:
    key = Authenticator(HOUSE)
    status, keys = made(server, ANN["token"], key)
    assert (status, [(one["name"], one["used"]) for one in keys]) == (201, [("Phone", None)])
    own = server.ask("GET", "/api/me/games", token=ANN["token"])[1]["games"]
    # Bob's device shows Ann's key: both were at one table whose match is not over, and nobody sits there twice.
    refused(shown(server, BOB["token"], key.show(asked(server, BOB["token"]))), "two_seats")
    device = server.guest("Device")
    table = server.table(device, "liuhu")
    assert shown(server, device, key.show(asked(server, device))) == (200, {"name": "Ann", "language": "en"})
    assert server.ask("GET", "/api/me", token=device)[1]["name"] == "Ann"
    assert server.ask("GET", "/api/me/games", token=device)[1]["games"] == own
    assert table in {one["id"] for one in server.ask("GET", "/api/tables/mine", token=ANN["token"])[1]}
    assert server.ask("GET", "/api/me/passkeys", token=device)[1][0]["used"] is not None
    refused(shown(server, device, key.show(asked(server, device))), "same_identity")


def test_the_options_ask_for_a_key_that_is_found_without_a_name(server: Server) -> None:
    made(server, ANN["token"], key := Authenticator(HOUSE))
    options = server.ask("POST", "/api/me/passkeys/begin", token=ANN["token"])[1]["options"]
    assert options["rp"]["id"] == "paiguan.example"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert options["user"]["name"] == "Ann"
    assert ANN["id"] not in str(options)
    assert [one["id"] for one in options["excludeCredentials"]] == [key.make(options)["id"]]  # no second one there
    asks = asked(server, ANN["token"])
    assert (asks["rpId"], asks.get("allowCredentials", [])) == ("paiguan.example", [])


def test_another_site_gets_nowhere(server: Server) -> None:
    other = Authenticator("https://paiguan.example.evil")
    refused(made(server, ANN["token"], other), "bad_passkey")
    key = Authenticator(HOUSE)
    made(server, ANN["token"], key)
    key.origin = "https://paiguan.example:8443"  # the same host, another page
    device = server.guest("Device")
    refused(shown(server, device, key.show(asked(server, device))), "bad_passkey")
    key.origin = "https://evil.example"
    refused(shown(server, device, key.show(asked(server, device))), "bad_passkey")
    assert server.ask("GET", "/api/me", token=device)[1]["name"] == "Device"


def test_an_answer_counts_once_for_the_guest_who_was_asked(server: Server) -> None:
    key = Authenticator(HOUSE)
    made(server, ANN["token"], key)
    one, two = server.guest("One"), server.guest("Two")
    answer = key.show(asked(server, one))
    refused(shown(server, two, answer), "old_passkey_request")  # overheard
    assert shown(server, one, answer)[0] == 200
    refused(shown(server, two, answer), "old_passkey_request")
    refused(shown(server, one, answer), "old_passkey_request")
    options = server.ask("POST", "/api/me/passkeys/begin", token=two)[1]["options"]
    refused(shown(server, two, key.show({"rpId": HOUSE, **options})), "old_passkey_request")  # asked for something else
    older, newer = asked(server, two), asked(server, two)
    refused(shown(server, two, key.show(older)), "old_passkey_request")
    assert shown(server, two, key.show(newer))[0] == 200


def test_a_foreign_key_and_a_copied_one_are_refused(server: Server) -> None:
    key, foreign = Authenticator(HOUSE), Authenticator(HOUSE)
    made(server, ANN["token"], key)
    first, second = server.guest("First"), server.guest("Second")
    refused(shown(server, first, foreign.show(asked(server, first))), "bad_passkey")
    foreign.id = key.id  # the name of a key is no key
    refused(shown(server, first, foreign.show(asked(server, first))), "bad_passkey")
    refused(made(server, first, foreign), "bad_passkey")  # nor does it take the key over
    assert shown(server, first, key.show(asked(server, first)))[0] == 200
    refused(shown(server, second, key.show(asked(server, second), count=False)), "bad_passkey")
    chinese = shown(server, second, foreign.show(asked(server, second)), "zh-Hant")[1]["text"]
    assert chinese.startswith("這裡不認識")
    for nonsense in ({}, {"response": 1}, {"response": {"clientDataJSON": "!"}}, {"rawId": "é", "response": {}}):
        refused(shown(server, second, nonsense), "bad_passkey")


def test_keys_have_names_and_can_be_removed(server: Server) -> None:
    phone, laptop = Authenticator(HOUSE), Authenticator(HOUSE)
    made(server, ANN["token"], phone, "Phone")
    keys = made(server, ANN["token"], laptop, "Laptop")[1]
    assert [one["name"] for one in keys] == ["Phone", "Laptop"]
    assert made(server, ANN["token"], Authenticator(HOUSE), " \u200b ")[1]["code"] == "empty_name"
    path = f"/api/me/passkeys/{keys[0]['id']}"
    assert server.ask("DELETE", path, token=BOB["token"])[0] == 404  # not theirs
    assert [one["name"] for one in server.ask("DELETE", path, token=ANN["token"])[1]] == ["Laptop"]
    device = server.guest("Device")
    refused(shown(server, device, phone.show(asked(server, device))), "bad_passkey")
    assert shown(server, device, laptop.show(asked(server, device)))[0] == 200
    for _ in range(MOST - 1):
        made(server, ANN["token"], Authenticator(HOUSE))
    refused(made(server, ANN["token"], Authenticator(HOUSE)), "many_passkeys")


def test_nobody_is_a_guest_in_the_bin_and_the_key_works_again_once_it_is_put_back(server: Server) -> None:
    key = Authenticator(HOUSE)
    made(server, ANN["token"], key)
    device = server.guest("Device")
    server.ask("DELETE", "/api/me", token=ANN["token"])
    refused(shown(server, device, key.show(asked(server, device))), "bad_passkey")
    server.ask("POST", "/api/me/bin", token=ANN["token"])
    assert shown(server, device, key.show(asked(server, device)))[0] == 200


def test_guessing_is_limited(tmp_path: Path) -> None:
    with WarmServer(unpacked(tmp_path), tmp_path / "log", limits="on", code_lookups="3,0.01") as server:
        thief = server.guest("Thief")
        assert [server.ask("POST", "/api/me/passkeys/ask", token=thief)[0] for _ in range(4)] == [200, 200, 200, 429]


def test_the_address_of_the_house_is_a_setting() -> None:
    assert from_environment({"PAIGUAN_PUBLIC_ADDRESS": "https://Paiguan.example/"}).public_address == HOUSE
    assert Party("https://paiguan.example:8443").id == "paiguan.example"
    for wrong in ("paiguan.example", "https://paiguan.example/path", "ftp://paiguan.example", "https://a b"):
        with pytest.raises(BadSetting, match="PAIGUAN_PUBLIC_ADDRESS must be an address"):
            from_environment({"PAIGUAN_PUBLIC_ADDRESS": wrong})


def test_without_the_setting_the_request_names_the_house(tmp_path: Path) -> None:
    with WarmServer(unpacked(tmp_path), tmp_path / "log") as server:
        made(server, ANN["token"], key := Authenticator(server.url))
        device = server.guest("Device")
        assert shown(server, device, key.show(asked(server, device)))[0] == 200
        refused(made(server, ANN["token"], Authenticator(HOUSE)), "bad_passkey")


def test_one_process_asks_and_another_hears_the_answer_once() -> None:
    async def run(url: str) -> None:
        here, there = [Parlour(await open_store(url), Settings(), Metrics()) for _ in range(2)]
        try:
            await here.start()
            await there.start()
            party, key = Party(HOUSE), Authenticator(HOUSE)
            guest, _ = await here.guests.welcome("en", "Guest")
            await there.passkeys.add(guest, party, key.make(await here.passkeys.begin(guest, party)), "Phone")
            device, token = await here.guests.welcome("en", "Device")
            answer = key.show(await here.passkeys.ask(device, party))
            both = await asyncio.gather(
                here.passkeys.use(device, party, answer),
                there.passkeys.use(device, party, answer),
                return_exceptions=True,
            )
            assert sum(isinstance(one, HouseRefusal) for one in both) == 1
            while (found := await here.guests.of_token(token)) is None or found.id != guest.id:
                await asyncio.sleep(0.01)
            late = key.show(await here.passkeys.ask(other := (await here.guests.welcome("en", "Late"))[0], party))

            def age(connection: Connection) -> None:
                connection.execute(update(challenges).values(expires=time.time() - 1))

            await here.store.do(age)
            with pytest.raises(HouseRefusal) as old:
                await there.passkeys.use(other, party, late)
            assert old.value.refusal.code == "old_passkey_request"
        finally:
            await here.close()
            await there.close()

    with postgres_running() as url:
        asyncio.run(asyncio.wait_for(run(url), PATIENCE))
