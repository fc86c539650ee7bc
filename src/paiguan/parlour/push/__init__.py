"""“It is your turn” as a notification of the browser, for guests who asked for it and are away (Web Push, RFC 8030).

`encryption` and `keys` make a message that only the browser reads and only this house may send, `post` takes it to the push service,
and `turns` finds who is waited for.
"""
