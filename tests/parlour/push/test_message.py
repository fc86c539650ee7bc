"""What is sent is encrypted and signed as the standards say."""

import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from paiguan.parlour.push import keys
from paiguan.parlour.push.encryption import CURVE, BadKeys, BrowserKeys, encrypted, from_text, point, to_text
from paiguan.parlour.push.keys import HouseKey
from tests.parlour.push.service import CONTACT, read, signed

# RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
    "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def secret(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), CURVE)


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    to = BrowserKeys.read(BROWSER_PUBLIC, AUTH)
    assert to_text(encrypted(PLAIN, to, secret(SENDER), from_text(SALT))) == BODY
    assert read(from_text(BODY), secret(BROWSER), from_text(AUTH)) == PLAIN


def test_each_message_has_a_key_and_a_salt_of_its_own_and_only_its_browser_reads_it() -> None:
    browser, other, auth = ec.generate_private_key(CURVE), ec.generate_private_key(CURVE), b"sixteen letters!"
    to = BrowserKeys.read(to_text(point(browser.public_key())), to_text(auth))
    one, two = encrypted(PLAIN, to), encrypted(PLAIN, to)
    assert one[:86] != two[:86]
    assert read(one, browser, auth) == read(two, browser, auth) == PLAIN
    for key, word in ((other, auth), (browser, b"another sixteen!")):
        with pytest.raises(InvalidTag):
            read(one, key, word)


def test_the_signature_names_the_service_the_contact_and_a_time_within_a_day() -> None:
    key = HouseKey(keys.fresh(), CONTACT)
    header = key.authorization("https://push.example/send/abc?x=1")
    claims, public = signed(header)
    assert public == key.public
    assert (claims["aud"], claims["sub"]) == ("https://push.example", CONTACT)
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    foreign = HouseKey(keys.fresh(), CONTACT).public
    with pytest.raises(InvalidSignature):
        signed(header.replace(public, foreign))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (BROWSER_PUBLIC, ""),
        (BROWSER_PUBLIC, "AAAA"),
        (BROWSER_PUBLIC[:-4] + "AAAA", AUTH),  # not on the curve
        ("é" * 87, AUTH),
        (BROWSER_PUBLIC, "é" * 22),
        (f"{BROWSER_PUBLIC}\n", AUTH),
    ],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        BrowserKeys.read(p256dh, auth)
