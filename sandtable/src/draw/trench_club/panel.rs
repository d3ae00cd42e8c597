//! The panel: where the game stands, what the nations have, the attack list, and the units with what the map has no
//! room for.

use super::{Nation, Scene, Spot, Unit, View, board::sign, code, kind_of, letter, mark, nation_of, style};
use crate::draw::wrap::{fit, wrap};
use game::Message;
use ratatui::{
    style::{Style, Stylize},
    text::{Line, Span},
};

/// Columns of the table of units behind the kind: place, damage, experience.
const PLACE: usize = 6;
const FIGURE: usize = 4;
/// And of the table of nations.
const MONEY: usize = 8;
const FORTS: usize = 7;
/// A space within things that stand on one row.
const TIE: &str = "\u{a0}";

pub(super) fn panel(scene: &Scene<'_>, view: &View, width: usize) -> Vec<Line<'static>> {
    let panel = Panel { scene, view, width };
    let mut lines = panel.head();
    lines.extend(panel.nations());
    lines.extend(panel.attacks());
    if view.is_setting_up() || view.nations.iter().any(|nation| !nation.armies.is_empty()) && view.round <= 2
    {
        lines.extend(panel.armies());
    }
    if !view.is_setting_up() {
        lines.extend(panel.units());
        lines.extend(panel.others());
    }
    lines.extend(panel.legend());
    lines
}

struct Panel<'a> {
    scene: &'a Scene<'a>,
    view: &'a View,
    width: usize,
}

impl Panel<'_> {
    fn plain(&self, key: &str) -> String {
        self.scene.text.plain(key)
    }

    fn say(&self, message: &Message) -> String {
        self.scene.text.say(message, self.scene.engine)
    }

    fn nation(&self, nation: &str) -> String {
        self.scene.text.word(self.scene.engine, "nation", nation)
    }

    /// Broken into rows, all but the first pushed in. Spaces that must not be broken at are `TIE`.
    fn rows(&self, text: &str, style: Style) -> Vec<Line<'static>> {
        let rows = wrap(text, self.width - 2).into_iter().map(|row| row.replace(TIE, " ")).enumerate();
        rows.map(|(index, row)| Line::styled(if index == 0 { row } else { format!("  {row}") }, style))
            .collect()
    }

    /// Round, who acts, and the phase.
    fn head(&self) -> Vec<Line<'static>> {
        let view = self.view;
        let mut first = Vec::new();
        if view.round > 0 {
            let round = Message::new("draw-round-of").with("round", view.round);
            first.push(self.say(&round.with("rounds", view.rounds)));
        }
        if view.phase() != "over" {
            first.push(self.say(&Message::new("draw-to-act").with("side", view.active.as_str())));
        }
        let mut lines = self.rows(&first.join(" · "), Style::new().bold());
        let mut phase = self.scene.text.word(self.scene.engine, "phase", view.phase());
        if let Some(what) = self.of_phase() {
            phase = format!("{phase}: {what}");
        }
        lines.extend(self.rows(&phase, Style::new()));
        lines
    }

    /// What the phase is about: the army that is placed, the fort, the unit that is hit, the winner.
    fn of_phase(&self) -> Option<String> {
        let view = self.view;
        let number = |name: &str| view.of_phase(name).and_then(serde_json::Value::as_i64);
        let word = |name: &str| view.of_phase(name).and_then(serde_json::Value::as_str);
        if let Some(army) = number("army") {
            let message = Message::new("draw-trench-army").with("army", army);
            let start = number("number").map(|number| format!(" ({number})")).unwrap_or_default();
            return Some(self.say(&message) + &start);
        }
        if let Some(fort) = number("fort") {
            return view.forts.get(usize::try_from(fort).ok()?).map(|fort| fort.name.clone());
        }
        let struck = word("struck").map(|unit| self.scene.text.word(self.scene.engine, "unit", unit));
        struck.or_else(|| word("winner").map(|team| self.scene.text.word(self.scene.engine, "team", team)))
    }

    /// Money and forts of each nation, the one to act marked.
    fn nations(&self) -> Vec<Line<'static>> {
        let name = self.width - MONEY - FORTS;
        let goal = Message::new("draw-trench-goal").with("count", self.view.forts_to_win);
        let (money, forts) = (self.plain("draw-trench-money"), self.plain("draw-trench-forts"));
        let head = format!("{}{money:>MONEY$}{forts:>FORTS$}", fit(&self.say(&goal), name));
        let mut lines = vec![Line::default(), Line::from(head).dim()];
        for nation in &self.view.nations {
            let is_active = nation.nation == self.view.active;
            let sign = if is_active { '>' } else { ' ' };
            let title = format!("{sign}{} {}", letter(&nation.nation), self.nation(&nation.nation));
            let forts = self.forts_of(nation);
            let row = format!("{}{:>MONEY$}{forts:>FORTS$}", fit(&title, name), nation.money);
            lines.push(Line::styled(row, style(&nation.nation)));
        }
        lines
    }

    fn forts_of(&self, nation: &Nation) -> usize {
        self.view.forts.iter().filter(|fort| fort.owner.as_ref() == Some(&nation.nation)).count()
    }

    /// The attack list in its order: `x` fought, `>` being fought.
    fn attacks(&self) -> Vec<Line<'static>> {
        let view = self.view;
        if view.attacks.is_empty() || view.phase() == "over" {
            return Vec::new();
        }
        let mut lines = vec![Line::default(), Line::from(self.plain("draw-trench-attacks")).bold()];
        for (index, attack) in view.attacks.iter().enumerate() {
            let sign = match index {
                _ if index < view.fought => 'x',
                _ if index == view.fought && view.current().is_some() => '>',
                _ => ' ',
            };
            let direction = attack.direction.as_deref().map(|word| format!(" {word}")).unwrap_or_default();
            lines.push(Line::from(vec![
                Span::raw(format!("{sign}{:>2} ", index + 1)),
                Span::styled(mark(&attack.unit), style(nation_of(&attack.unit))),
                Span::raw(" → "),
                Span::styled(mark(&attack.target), style(nation_of(&attack.target))),
                Span::raw(format!(" {}{direction}", self.place_of(&attack.target))),
            ]));
        }
        lines
    }

    fn place_of(&self, unit: &str) -> String {
        let found = self.view.units.iter().find(|other| other.unit == unit);
        found.map(|unit| self.place(unit)).unwrap_or_default()
    }

    fn place(&self, unit: &Unit) -> String {
        match &unit.at {
            Spot::Hex(hex) => hex.clone(),
            Spot::Fort(fort) => self.view.forts.get(*fort).map(|fort| fort.name.clone()).unwrap_or_default(),
            Spot::Aboard => self.plain("draw-trench-aboard"),
            Spot::Stock | Spot::Dead => "-".to_owned(),
        }
    }

    /// The armies of the nation to act, those that may act or are placed marked.
    fn armies(&self) -> Vec<Line<'static>> {
        let view = self.view;
        let own = || view.units.iter().filter(|unit| nation_of(&unit.unit) == view.active);
        if own().any(|unit| unit.army.is_none()) {
            return vec![Line::default(), Line::from(self.plain("draw-trench-armies-hidden"))];
        }
        let mut lines = vec![Line::default()];
        let marked = if view.is_setting_up() { self.chosen() } else { view.acting.clone() };
        for army in 0..=3 {
            let units: Vec<&str> = own()
                .filter(|unit| unit.army == Some(army) && (army > 0 || unit.at == Spot::Stock))
                .map(|unit| code(kind_of(&unit.unit)))
                .collect();
            if !units.is_empty() {
                let sign = if marked.contains(&army) { '>' } else { ' ' };
                let title = match army {
                    0 => self.plain("draw-trench-no-army"),
                    army => self.say(&Message::new("draw-trench-army").with("army", i64::from(army))),
                };
                lines.extend(self.rows(&format!("{sign}{title}: {}", units.join(" ")), Style::new()));
            }
        }
        lines
    }

    /// Armies turned over, or chosen for the first turn.
    fn chosen(&self) -> Vec<u8> {
        let active = self.view.nations.iter().find(|nation| nation.nation == self.view.active);
        active.map(|nation| nation.armies.clone()).unwrap_or_default()
    }

    /// Whether a unit of the nation to act still has something to do in this phase.
    fn is_free(&self, unit: &Unit) -> bool {
        let in_army = unit.army.is_none_or(|army| army == 0 || self.view.acting.contains(&army));
        let kind = self.view.kinds.iter().find(|kind| kind.kind == kind_of(&unit.unit));
        let can_attack = unit.at != Spot::Aboard && kind.is_some_and(|kind| kind.range.is_some());
        in_army
            && match self.view.phase() {
                "move" => !unit.moved,
                "attack" => can_attack && !self.view.attacks.iter().any(|attack| attack.unit == unit.unit),
                _ => false,
            }
    }

    /// The units of the nation to act, one per row.
    fn units(&self) -> Vec<Line<'static>> {
        let view = self.view;
        let kind = self.width - 1 - PLACE - 2 * FIGURE;
        let head = format!(
            "{} {}{:>FIGURE$}{:>FIGURE$}",
            fit(&self.nation(&view.active), kind),
            fit(&self.plain("draw-trench-place"), PLACE),
            self.plain("draw-trench-damage"),
            self.plain("draw-trench-experience"),
        );
        let mut lines = vec![Line::default(), Line::from(head).bold()];
        for unit in
            view.units.iter().filter(|unit| nation_of(&unit.unit) == view.active && unit.is_on_board())
        {
            let sign = if self.is_free(unit) { '•' } else { ' ' };
            let word = kind_of(&unit.unit);
            let title = fit(&format!("{sign}{} {word}", code(word)), kind);
            let place = fit(&self.place(unit), PLACE);
            let figure = |number: i64| if number == 0 { String::new() } else { number.to_string() };
            let (damage, experience) = (figure(unit.damage), figure(unit.experience));
            let row = format!("{title} {place}{damage:>FIGURE$}{experience:>FIGURE$}");
            lines.push(Line::styled(row, style(&view.active)));
        }
        lines
    }

    /// Of the other nations only the units that are damaged or experienced; and whoever is lost.
    fn others(&self) -> Vec<Line<'static>> {
        let view = self.view;
        let mut lines = vec![Line::default()];
        for nation in view.nations.iter().filter(|nation| nation.nation != view.active) {
            let of_note = view.units.iter().filter(|unit| {
                nation_of(&unit.unit) == nation.nation
                    && unit.is_on_board()
                    && unit.damage + unit.experience > 0
            });
            let told: Vec<String> = of_note.map(figures).collect();
            if !told.is_empty() {
                lines.extend(self.rows(&told.join(", "), style(&nation.nation)));
            }
        }
        let lost: Vec<String> =
            view.units.iter().filter(|unit| unit.at == Spot::Dead).map(|unit| mark(&unit.unit)).collect();
        if !lost.is_empty() {
            let row = format!("{}: {}", self.plain("draw-trench-lost"), lost.join(" "));
            lines.extend(self.rows(&row, Style::new()));
        }
        lines
    }

    fn legend(&self) -> Vec<Line<'static>> {
        let word = |terrain: &str| self.scene.text.word(self.scene.engine, "terrain", terrain);
        let mut signs: Vec<String> =
            [('^', "forest"), ('~', "water"), ('+', "road"), ('=', "bridge"), ('#', "trench"), ('O', "fort")]
                .into_iter()
                .map(|(letter, terrain)| format!("{}{TIE}{}", sign(letter).0, word(terrain)))
                .collect();
        signs.push(format!("*{TIE}{}", self.plain("draw-trench-mine")));
        if ["move", "attack"].contains(&self.view.phase()) {
            signs.push(format!("•{TIE}{}", self.plain("draw-trench-free").replace(' ', TIE)));
        }
        let mut lines = vec![Line::default()];
        lines.extend(self.rows(&signs.join("  "), Style::new().dim()));
        lines
    }
}

/// `Gtk -2 +3`: damage and experience.
fn figures(unit: &Unit) -> String {
    let figure = |sign: char, number: i64| match number {
        0 => String::new(),
        number => format!("{TIE}{sign}{number}"),
    };
    format!("{}{}{}", mark(&unit.unit), figure('-', unit.damage), figure('+', unit.experience))
}
