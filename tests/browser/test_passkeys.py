"""A passkey in a real browser, with the browser's own virtual authenticator: made, used after cookies were deleted, removed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitors import SIZES, Size, Visitor
from tests.parlour.servers import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def give_authenticator(person: Visitor) -> None:
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


@pytest.mark.parametrize("size", SIZES)
def test_a_passkey_brings_the_same_guest_back(visit: Visit, server: Server, size: Size) -> None:
    person = visit(size=size)
    page = person.page
    give_authenticator(person)
    house = f"http://localhost:{server.port}"  # a passkey belongs to a name, and to no bare address
    page.goto(f"{house}/mine")
    page.get_by_label("Name of the new passkey").fill("My telephone")
    person.press("Keep it with a passkey")
    listed = page.locator("li", has_text="My telephone")
    expect(listed).to_be_visible()
    person.press("Keep it with a passkey")
    expect(page.get_by_text("There is a passkey of this guest on that device already.")).to_be_visible()
    page.evaluate(
        "fetch('/api/me', {method: 'PUT', headers: {'content-type': 'application/json'}, "
        "body: JSON.stringify({name: 'Grandmother', language: 'en'})})"
    )
    page.reload()
    expect(page.locator(".name b")).to_have_text("Grandmother")

    person.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("button", name="Come back with a passkey")).to_be_visible()
    expect(page.locator(".name b")).not_to_have_text("Grandmother")
    expect(listed).to_have_count(0)
    person.press("Come back with a passkey")
    expect(page.locator(".name b")).to_have_text("Grandmother")
    expect(listed).to_contain_text("used")

    person.press("Remove My telephone")
    expect(listed).to_have_count(0)
    person.context.clear_cookies()
    page.reload()
    person.press("Come back with a passkey")
    expect(page.get_by_text("This passkey is not known here.")).to_be_visible()
    person.complaints.clear()  # the browser notes the refusal


def test_passkeys_are_offered_only_where_the_browser_can_use_them(visit: Visit) -> None:
    """The tests' usual address is a number."""
    person = visit()
    person.go("/mine")
    expect(person.page.get_by_text("Finish a hand, and it will be here")).to_be_visible()
    expect(person.page.get_by_role("heading", name="Passkeys")).to_have_count(0)
