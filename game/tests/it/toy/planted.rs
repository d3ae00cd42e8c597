//! The faults that can be planted, and which check must find each.

use game::conform::Check;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Planted {
    /// The view holds the other's card.
    LeakingView,
    /// The dealt card is not blanked.
    LeakingEvent,
    /// The number a seat hides is told to all.
    LeakingChoice,
    /// The view holds the number the other hides.
    LeakingChoiceView,
    /// The same, but only from the sixth round on.
    LeakingLate,
    /// Passing costs a point if the other's card is high.
    LeakingStep,
    /// Everybody may read the words of a deal.
    LeakingWords,
    /// Peeking is offered only if the other's card is worth it.
    LeakingList,
    /// The reason depends on the other's card.
    LeakingRefusal,
    /// Whose turn it is depends on a hidden card.
    LeakingTurn,
    /// A spectator sees the cards.
    LeakingToSpectators,
    /// Peeking does not say that it reveals.
    UndeclaredReveal,
    /// The dice are not told.
    ShortNarration,
    /// A card may be shown twice.
    LaxCheck,
    /// Chance may speak at a player's turn.
    LaxToChance,
    /// A player may speak at chance's turn.
    LaxToPlayers,
    /// Passing is listed but refused.
    StrictCheck,
    /// Two sixes can be rolled but are refused.
    StrictToChance,
    /// A refusal without its paragraph.
    NamelessRefusal,
    UnsortedList,
    DoubledList,
    EmptyList,
    /// The buffer is cleared, not appended to.
    ClearedList,
    /// It is the turn of a seat that is not there.
    AbsentSeat,
    /// The die has a seventh face.
    FalseTotal,
    /// A word that is never said.
    ZeroWeight,
    DoubledWord,
    /// The dice are never all rolled.
    EndlessWords,
    /// A counter in the box gives points.
    UnsteadyApply,
    /// A counter in the box decides what is imagined.
    UnsteadyImagine,
    /// Every other time the dice are told twice.
    UnsteadyEvents,
    /// A counter in the box changes the odds.
    UnsteadyOdds,
    /// The head does not tell the number of rounds.
    LostOption,
    /// The head has a line that nobody reads.
    StrayHead,
    /// The number of rounds, lost by the head, is part of the start.
    LostStart,
    /// The head tells of a box that cannot be opened.
    ShutBox,
    /// The head tells one round more than there are.
    ShiftingHead,
    /// The number of rounds, lost by the head, decides the order of the seats.
    LostSeats,
    /// The head names another edition.
    LostEdition,
    /// The rounds do not count.
    Endless,
    /// A part of the state is not stored.
    LossyState,
    /// What is stored cannot be read.
    UnreadableState,
    /// The view holds a number of 64 bits.
    LargeNumber,
    /// `hide 3` is written as `hide 2`.
    SlurredSentence,
    /// Writing clears what was written before.
    ClearedSentence,
    /// The reader blames a word that is not there.
    WildMisread,
    /// A sentence that is written cannot be read.
    MuteSentence,
    /// A sentence that a file takes for a comment.
    CommentSentence,
    /// Spaces do not matter to the reader.
    SlackReader,
    WildScore,
    WildOutlook,
    /// The outlooks of a list lack one.
    ShortOutlooks,
    /// The facts do not tell who peeked.
    ForgetfulFacts,
    /// The setup takes a fact for an option.
    GreedySetup,
    /// A position does not meet its own facts.
    HarshExpect,
    /// A fact has a space too many.
    UnevenFacts,
    /// The facts hold an option, and not the one that is played.
    MixedFacts,
    /// `expect` is content with everything.
    LooseExpect,
    /// The imagined points are wrong.
    MisfitImagination,
    /// What is imagined has no legal actions.
    BarrenImagination,
    /// Always the same is imagined.
    BlindImagination,
    FalseOdds,
    PanickingApply,
}

/// All of them, each with the check that must be the first to find it.
pub(crate) const FAULTS: &[(Planted, Check)] = &[
    (Planted::LeakingView, Check::EventsTellLess),
    (Planted::LeakingEvent, Check::EventsTellMore),
    (Planted::LeakingChoice, Check::EventsTellMore),
    (Planted::LeakingChoiceView, Check::EventsTellLess),
    (Planted::LeakingLate, Check::EventsTellLess),
    (Planted::LeakingStep, Check::TwinShown),
    (Planted::LeakingWords, Check::WordsTellMore),
    (Planted::LeakingList, Check::TwinList),
    (Planted::LeakingRefusal, Check::TwinRefusal),
    (Planted::LeakingTurn, Check::TwinTurn),
    (Planted::LeakingToSpectators, Check::Spectator),
    (Planted::UndeclaredReveal, Check::TwinShown),
    (Planted::ShortNarration, Check::EventsTellLess),
    (Planted::LaxCheck, Check::TooLax),
    (Planted::LaxToChance, Check::TooLax),
    (Planted::LaxToPlayers, Check::TooLax),
    (Planted::StrictCheck, Check::TooStrict),
    (Planted::StrictToChance, Check::TooStrict),
    (Planted::NamelessRefusal, Check::Rule),
    (Planted::UnsortedList, Check::List),
    (Planted::DoubledList, Check::List),
    (Planted::EmptyList, Check::List),
    (Planted::ClearedList, Check::List),
    (Planted::AbsentSeat, Check::List),
    (Planted::FalseTotal, Check::Weights),
    (Planted::ZeroWeight, Check::Weights),
    (Planted::DoubledWord, Check::Weights),
    (Planted::EndlessWords, Check::Weights),
    (Planted::UnsteadyApply, Check::Determinism),
    (Planted::UnsteadyImagine, Check::Determinism),
    (Planted::UnsteadyEvents, Check::Determinism),
    (Planted::UnsteadyOdds, Check::Determinism),
    (Planted::LostOption, Check::Replay),
    (Planted::StrayHead, Check::Box),
    (Planted::LostStart, Check::Box),
    (Planted::ShutBox, Check::Box),
    (Planted::ShiftingHead, Check::Box),
    (Planted::LostSeats, Check::Box),
    (Planted::LostEdition, Check::Box),
    (Planted::Endless, Check::End),
    (Planted::LossyState, Check::RoundTrip),
    (Planted::UnreadableState, Check::RoundTrip),
    (Planted::LargeNumber, Check::RoundTrip),
    (Planted::SlurredSentence, Check::Sentence),
    (Planted::ClearedSentence, Check::Sentence),
    (Planted::WildMisread, Check::Sentence),
    (Planted::MuteSentence, Check::Sentence),
    (Planted::CommentSentence, Check::GameFile),
    (Planted::SlackReader, Check::Sentence),
    (Planted::WildScore, Check::Score),
    (Planted::WildOutlook, Check::Score),
    (Planted::ShortOutlooks, Check::Score),
    (Planted::ForgetfulFacts, Check::Facts),
    (Planted::GreedySetup, Check::Facts),
    (Planted::HarshExpect, Check::Facts),
    (Planted::UnevenFacts, Check::Facts),
    (Planted::MixedFacts, Check::Facts),
    (Planted::LooseExpect, Check::Facts),
    (Planted::MisfitImagination, Check::Fit),
    (Planted::BarrenImagination, Check::Fit),
    (Planted::BlindImagination, Check::Reach),
    (Planted::FalseOdds, Check::Odds),
    (Planted::PanickingApply, Check::Panic),
];
