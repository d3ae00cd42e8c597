//! What happened, in words for log and animation, and what of it each viewer is told.

use crate::{
    phase::Ending,
    pieces::{Card, Name, Road, Side, Unit},
};
use game::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    StarterDecided {
        side: Side,
    },
    ObjectiveDrawn {
        side: Side,
        objective: Name,
    },
    /// As others see `ObjectiveDrawn`.
    ObjectiveDrawnHidden {
        side: Side,
    },
    TurnBegan {
        side: Side,
        round: u32,
        points: u8,
    },
    TurnEnded {
        side: Side,
    },
    /// A turn ended in which nothing was done (CL-5.4).
    TurnPassed {
        side: Side,
    },
    Placed {
        side: Side,
        unit: Unit,
        road: Road,
        cost: u8,
    },
    Advanced {
        side: Side,
        unit: Unit,
        road: Road,
        cost: u8,
    },
    Retreated {
        side: Side,
        unit: Unit,
        road: Road,
        cost: u8,
    },
    Attacked {
        side: Side,
        unit: Unit,
        road: Road,
    },
    Flanked {
        side: Side,
        unit: Unit,
        from: Road,
        road: Road,
    },
    Fired {
        side: Side,
        from: Road,
        road: Road,
    },
    /// A unit of `side` returns to stock.
    Returned {
        side: Side,
        unit: Unit,
        road: Road,
    },
    RoadConquered {
        side: Side,
        road: Road,
    },
    VictoryDrawn {
        side: Side,
        card: Card,
    },
    /// As others see `VictoryDrawn`.
    VictoryDrawnHidden {
        side: Side,
    },
    CardPlayed {
        side: Side,
        card: Card,
    },
    AirStrikeCalled {
        side: Side,
        road: Road,
    },
    /// A card that was in force is so no longer.
    EffectEnded {
        side: Side,
        card: Card,
    },
    /// `side` has looked at the enemy's objective (CL-7.4).
    ObjectiveSeen {
        side: Side,
        objective: Name,
    },
    /// As spectators see `ObjectiveSeen`.
    ObjectiveSeenHidden {
        side: Side,
    },
    ObjectiveKept {
        side: Side,
        objective: Name,
    },
    /// As others see `ObjectiveKept`.
    ObjectiveKeptHidden {
        side: Side,
    },
    /// The objective with which `side` has won is laid open.
    ObjectiveFulfilled {
        side: Side,
        objective: Name,
    },
    GameWon {
        side: Side,
        ending: Ending,
    },
    GameDrawn {
        ending: Ending,
    },
}

impl Event {
    /// The event as this viewer is told it. Both seats know an objective that was looked at: its owner has it in
    /// hand.
    pub(crate) fn veiled(self, viewer: Viewer) -> Event {
        match self {
            Event::ObjectiveDrawn { side, .. } if !viewer.is(side.seat()) => {
                Event::ObjectiveDrawnHidden { side }
            }
            Event::VictoryDrawn { side, .. } if !viewer.is(side.seat()) => Event::VictoryDrawnHidden { side },
            Event::ObjectiveKept { side, .. } if !viewer.is(side.seat()) => {
                Event::ObjectiveKeptHidden { side }
            }
            Event::ObjectiveSeen { side, .. } if viewer == Viewer::Public => {
                Event::ObjectiveSeenHidden { side }
            }
            open => open,
        }
    }
}
