"""The parlour: tables in the browser for people and bots. `app.py` wires it; `table.py` is the state of one table."""
