"""The base of all errors that a user can put right, in a module of its own so that commands import it without the engine."""


class UserError(Exception):
    """An error that the user can put right. Its text is one sentence that says what is wrong and what to do.

    `IllegalMove`, `OptionError`, `UnknownGame`, `BadRecord`, `MatchOver` and the errors of batches and environments belong to
    this family, and are ValueErrors too. The commands print the sentence and exit with code 2.
    """
