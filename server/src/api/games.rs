//! What can be played here, and the rules.

use super::{Body, Lang, Path};
use crate::{
    error::{Error, Problem},
    state::State,
};
use axum::{Json, extract::State as In};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameShown {
    /// The name by which it is asked for.
    game: &'static str,
    title: String,
    about: String,
    rules_version: u32,
    has_secrets: bool,
    seats: Vec<GameSeat>,
    options: Vec<OptionShown>,
    /// As in the line `map <map>` of a head, the usual one first; empty for a game with one board.
    maps: Vec<MapKnown>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MapKnown {
    map: &'static str,
    /// For one nation of each team only.
    is_half: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MapGiven {
    /// The text of a map file.
    text: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MapShown {
    /// The lines that stand for it in the head of a new table.
    head: Vec<String>,
    columns: u8,
    rows: u8,
    forts: usize,
    /// For one nation of each team only.
    is_half: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameSeat {
    seat: &'static str,
    team: &'static str,
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionShown {
    /// As in the line `option <option> <value>` of a head.
    option: &'static str,
    name: String,
    /// The default first; empty for a number.
    values: Vec<ValueShown>,
    /// Default and smallest number.
    number: Option<(u32, u32)>,
    repeats: bool,
    rule: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ValueShown {
    value: &'static str,
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Paragraph {
    rule: String,
    /// Markdown.
    text: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RulesShown {
    /// Whose paragraphs these are: `clash` for both editions.
    engine: &'static str,
    /// Markdown; a paragraph begins with its number in bold.
    text: &'static str,
}

/// All games with their seats and options.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<GameShown>)))]
pub(crate) async fn games(In(state): In<State>, Lang(language): Lang) -> Json<Vec<GameShown>> {
    let text = state.texts.of(language);
    let game = |listing: catalog::Listing| {
        let engine = listing.engine;
        let option = |option: game::OptionInfo| OptionShown {
            option: option.name,
            name: text.word(engine, "option", option.name),
            values: option
                .values
                .iter()
                .map(|&value| ValueShown {
                    value,
                    name: text.word(engine, &format!("option-{}", option.name), value),
                })
                .collect(),
            number: option.number,
            repeats: option.repeats,
            rule: option.rule,
        };
        let seats = listing.seats().into_iter();
        GameShown {
            game: listing.edition,
            title: text.plain(&format!("game-{}", listing.edition)),
            about: text.plain(&format!("game-{}-about", listing.edition)),
            rules_version: listing.rules_version,
            has_secrets: listing.has_secrets,
            seats: seats
                .map(|seat| GameSeat {
                    seat: seat.name,
                    team: seat.team,
                    name: text.word(engine, "side", seat.name),
                })
                .collect(),
            options: listing.options().into_iter().map(option).collect(),
            maps: catalog::maps::known(listing.edition)
                .iter()
                .map(|&(map, is_half)| MapKnown { map, is_half })
                .collect(),
        }
    };
    Json(catalog::games().into_iter().map(game).collect())
}

/// A map of one's own, checked: what stands for it in a head, or everything that is wrong with it.
#[utoipa::path(post, path = "/games/{game}/map", tag = "games", params(("game" = String, Path, description = "such as `trench-club`")), request_body = MapGiven,
    responses((status = 200, body = MapShown), (status = 400, body = Problem), (status = 404, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn map(
    Path(game): Path<String>,
    Body(given): Body<MapGiven>,
) -> Result<Json<MapShown>, Error> {
    let engine = catalog::find(&game).map_err(|_| Error::Missing)?.engine;
    let read = catalog::maps::read(&game, &given.text).ok_or(Error::Missing)?;
    let map = read.map_err(|faults| Error::Faults(faults, engine))?;
    let catalog::maps::OwnMap { head, columns, rows, forts, is_half } = map;
    Ok(Json(MapShown { head, columns, rows, forts, is_half }))
}

/// A paragraph of the rules.
#[utoipa::path(get, path = "/rules/{rule}", tag = "games", params(("rule" = String, Path, description = "such as `CL-4.4`")),
    responses((status = 200, body = Paragraph), (status = 404, body = Problem)))]
pub(crate) async fn rule(Lang(language): Lang, Path(rule): Path<String>) -> Result<Json<Paragraph>, Error> {
    let text = catalog::rules::paragraph(&rule, language).ok_or(Error::Missing)?;
    Ok(Json(Paragraph { rule, text }))
}

/// All rules of a game, or of an engine, in one text.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games", params(("game" = String, Path, description = "such as `clash-dday`, or `clash`")),
    responses((status = 200, body = RulesShown), (status = 404, body = Problem)))]
pub(crate) async fn rules(Lang(language): Lang, Path(game): Path<String>) -> Result<Json<RulesShown>, Error> {
    let named = |listing: &catalog::Listing| listing.edition == game || listing.engine == game;
    let engine = catalog::games().into_iter().find(named).ok_or(Error::Missing)?.engine;
    let text = catalog::rules::whole(engine, language).ok_or(Error::Missing)?;
    Ok(Json(RulesShown { engine, text }))
}
