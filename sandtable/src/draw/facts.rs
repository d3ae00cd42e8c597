//! Any view as indented text: names and values, one per line or one small thing per line, empty ones left out.

use super::{Picture, Scene};
use ratatui::text::Line;
use serde_json::Value;

pub(super) fn draw(scene: &Scene<'_>) -> Picture {
    let mut lines = Vec::new();
    match serde_json::from_str::<Value>(scene.view) {
        Ok(view) => tell(scene, "", &view, 0, &mut lines),
        Err(error) => lines.push(error.to_string()),
    }
    Picture { board: lines.into_iter().map(Line::from).collect(), ..Picture::default() }
}

fn tell(scene: &Scene<'_>, name: &str, value: &Value, depth: usize, lines: &mut Vec<String>) {
    let margin = "  ".repeat(depth);
    match value {
        Value::Object(fields) if depth > 0 && fields.values().all(is_plain) => {
            let words: Vec<String> = fields
                .iter()
                .filter(|(_, value)| !is_empty(value))
                .map(|(name, value)| format!("{name} {}", word(scene, name, value)))
                .collect();
            lines.push(format!("{margin}{name}: {}", words.join(", ")));
        }
        Value::Object(fields) => {
            if !name.is_empty() {
                lines.push(format!("{margin}{name}"));
            }
            let inner = if name.is_empty() { depth } else { depth + 1 };
            for (name, value) in fields.iter().filter(|(_, value)| !is_empty(value)) {
                tell(scene, name, value, inner, lines);
            }
        }
        Value::Array(items) if items.iter().all(is_plain) => {
            let words: Vec<String> = items.iter().map(|item| word(scene, name, item)).collect();
            lines.push(format!("{margin}{name}: {}", words.join(", ")));
        }
        Value::Array(items) => {
            let depth = depth.max(1);
            for (number, item) in items.iter().enumerate().filter(|(_, item)| !is_empty(item)) {
                tell(scene, &format!("{name} {}", number + 1), item, depth, lines);
            }
        }
        plain => lines.push(format!("{margin}{name}: {}", word(scene, name, plain))),
    }
}

fn word(scene: &Scene<'_>, name: &str, value: &Value) -> String {
    match value {
        Value::String(word) => scene.text.word(scene.engine, name, word),
        other => other.to_string(),
    }
}

fn is_plain(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Language, Text};

    #[test]
    fn any_view_can_be_told() {
        let text = Text::new(Language::English);
        let view = r#"{"round":3,"side":"axis","none":null,"empty":[],
            "hexes":[{"hex":"0101","terrain":"forest"},{"hex":"0102","units":["a","b"]}],"map":{"rows":5}}"#;
        let told = draw(&Scene { engine: "clash", view, text: &text, width: 80, height: 20 });
        let lines: Vec<String> = told.board.iter().map(Line::to_string).collect();
        assert_eq!(
            lines,
            [
                "  hexes 1: hex 0101, terrain forest",
                "  hexes 2",
                "    hex: 0102",
                "    units: a, b",
                "map",
                "  rows: 5",
                "round: 3",
                "side: Axis",
            ]
        );
    }

    #[test]
    fn what_is_no_view_is_told_as_a_fault() {
        let text = Text::new(Language::English);
        let told = draw(&Scene { engine: "clash", view: "{", text: &text, width: 80, height: 20 });
        assert_eq!(told.board.len(), 1);
    }
}
