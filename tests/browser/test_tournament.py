"""比賽 in two browsers: made with the form, joined by a link, a short round, the standings, and the page for the wall."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.rooms import PLAN
from tests.browser.test_access import UNTOUCHABLE, findings


def test_an_evening_of_two_people(visit: Visit) -> None:
    owner, friend = visit(speed="instant"), visit(size="phone", speed="instant")
    owner.go("/")
    owner.press("Host an evening", role="link")
    page = owner.page
    page.get_by_role("textbox", name="Name").fill("Family cup")
    page.get_by_role("radiogroup", name="Game").get_by_text("Thirteen Cards").click()
    for label, value in (("Rounds", "1"), ("Hands a round", "1")):
        page.get_by_role("spinbutton", name=label, exact=True).fill(value)
        page.get_by_role("spinbutton", name=label, exact=True).press("Tab")
    page.get_by_role("combobox", name="Bots").select_option("Novice")
    assert not findings(owner)
    owner.press("Make the link")
    expect(page).to_have_url(re.compile(r"/tournament/(?!new)"))
    expect(page.get_by_role("heading", name="Family cup")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    place = page.url

    # A friend types the code on a phone.
    code = page.locator(".code").inner_text()
    friend.go("/")
    friend.page.get_by_role("textbox", name="Table code").fill(code)
    friend.press("Join")
    expect(friend.page).to_have_url(place)
    friend.complaints.clear()  # the browser writes down that no table has this code
    friend.press("Take part")
    friend.page.locator("dialog[open] input").fill("Grandma")
    friend.press("Save", within="dialog")
    expect(friend.page.get_by_text("You are in")).to_be_visible()
    assert not findings(friend)
    assert not friend.page.evaluate(UNTOUCHABLE)
    expect(page.get_by_role("row").filter(has_text="Grandma")).to_be_visible()

    owner.press("Begin round 1")
    for person in (owner, friend):
        person.page.get_by_role("link", name=re.compile("^To Table [AB]$")).click()
        expect(person.page.get_by_text(re.compile(r"Round\s1\s·\sTable\s[AB]")).first).to_be_attached()
        Player(person).play()
        # Deals that another table still plays can neither be reviewed nor replayed.
        expect(person.page.get_by_role("link", name="Review")).to_have_count(0)
        person.press("Places", within="dialog")
        expect(person.page.get_by_text("Other tables may still play these deals", exact=False)).to_be_visible()
        person.press("Standings", role="link", within="dialog")
        expect(person.page).to_have_url(place)
    expect(page.get_by_text(re.compile("wins the evening"))).to_be_visible()
    scores = [row.locator("td").last.inner_text() for row in page.locator("tbody").first.get_by_role("row").all()]
    assert len(scores) == 2
    assert scores[0].lstrip("+") == scores[1].lstrip("−")  # what one made more in the same seat the other made less
    expect(page.get_by_role("link", name="Replay")).to_have_count(2)
    page.get_by_text("Deal by deal").click()
    expect(page.get_by_role("table", name="hand 1")).to_be_visible()
    assert not findings(owner)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Standings (CSV)").click()
    assert "Grandma" in saved.value.path().read_text("utf-8")

    owner.press("For the wall", role="link")
    expect(page.get_by_text("final standings", exact=False)).to_be_visible()
    expect(page.locator("ol li")).to_have_count(2)
    assert not findings(owner)


def test_who_comes_late_takes_a_bots_chair_and_plays_on(visit: Visit) -> None:
    owner, late = visit(), visit(size="phone")
    ask = owner.context.request
    assert ask.get("/api/me").ok
    id = ask.post("/api/tournaments", data={**PLAN, "hands": 2}).json()["id"]
    assert ask.post(f"/api/tournaments/{id}/rounds", data={"round": 1}).ok
    late.go(f"/tournament/{id}")
    late.press("Take part")
    late.page.locator("dialog[open] input").fill("Grandma")
    late.press("Save", within="dialog")
    late.press("Take a bot’s chair")
    expect(late.page.get_by_text(re.compile(r"Grandma \(from hand 2\)"))).to_be_visible()
    assert not findings(late)
    late.page.get_by_role("link", name=re.compile("^To Table [AB]$")).click()
    expect(late.page.locator("section.dock")).to_be_visible()
    owner.go(late.page.url)
    host, guest = Player(owner), Player(late)
    while not guest.step():
        if host.step():  # on to the hand in which both play
            owner.page.keyboard.press("Escape")


def test_the_owner_pauses_the_evening_and_goes_on(visit: Visit) -> None:
    owner = visit(size="phone")
    page, ask = owner.page, owner.context.request
    assert ask.get("/api/me").ok
    begun = ask.post("/api/tournaments", data={**PLAN, "hands": 2}).json()["id"]
    board = ask.post(f"/api/tournaments/{begun}/rounds", data={"round": 1}).json()["played"][0]["boards"][0]
    owner.go(f"/tournament/{begun}")
    owner.press("Pause the evening")
    expect(page.get_by_text("The evening is paused: each table finishes its hand", exact=False)).to_be_visible()
    assert not findings(owner)
    owner.go(f"/t/{board['table']}")
    Player(owner).play()
    page.keyboard.press("Escape")
    expect(page.get_by_text("The next hand is dealt when it goes on.", exact=False)).to_be_visible()
    owner.go(f"/tournament/{begun}/wall")
    expect(page.get_by_text("The evening is paused.")).to_be_visible()
    owner.go(f"/tournament/{begun}")
    owner.press("Go on")
    expect(page.get_by_text("You play at Table A.")).to_be_visible()
