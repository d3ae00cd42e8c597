//! What a session wants done: the front ends carry it out, each in its way.

/// In order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Something to read.
    Say(Tone, String),
    /// The board as it is now.
    Board,
    /// Take everything off the screen: the next to look must not see what stood there.
    Clear,
    /// The session is over.
    Leave,
}

/// What kind of thing is said; front ends may set it apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// What happened at the table.
    News,
    /// The answer to a command.
    Reply,
    /// It cannot be done, and why.
    Refusal,
    /// The game is over, or the other player is to come.
    Notice,
}
