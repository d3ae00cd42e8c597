//! What can be played here, and the rules.

use super::{Lang, Path};
use crate::{
    error::{Error, Problem},
    state::State,
};
use axum::{Json, extract::State as In};
use serde::Serialize;
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
        }
    };
    Json(catalog::games().into_iter().map(game).collect())
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
