//! Drawn lines as text for a terminal that is written to line by line, with or without colour.

use ratatui::{
    style::{Color, Modifier, Style},
    text::Line,
};
use std::fmt::Write;

/// One line as text; with `colour`, styles become escape sequences.
pub(crate) fn line(line: &Line<'_>, colour: bool) -> String {
    let mut text = String::new();
    for span in &line.spans {
        let codes = if colour { codes(line.style.patch(span.style)) } else { String::new() };
        if codes.is_empty() {
            text.push_str(&span.content);
        } else {
            write!(text, "\x1b[{codes}m{}\x1b[0m", span.content).expect("writing to a string cannot fail");
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// The same lines with their colours taken away; weight and inversion stay.
pub(crate) fn bleach(lines: &mut [Line<'_>]) {
    let bleached = |style: Style| Style { fg: None, bg: None, ..style };
    for line in lines {
        line.style = bleached(line.style);
        for span in &mut line.spans {
            span.style = bleached(span.style);
        }
    }
}

fn codes(style: Style) -> String {
    let mut codes: Vec<String> = Vec::new();
    let modifiers = [
        (Modifier::BOLD, "1"),
        (Modifier::DIM, "2"),
        (Modifier::ITALIC, "3"),
        (Modifier::UNDERLINED, "4"),
        (Modifier::REVERSED, "7"),
        (Modifier::CROSSED_OUT, "9"),
    ];
    for (modifier, code) in modifiers {
        if style.add_modifier.contains(modifier) {
            codes.push(code.to_owned());
        }
    }
    codes.extend(style.fg.and_then(|colour| code(colour, 30)));
    codes.extend(style.bg.and_then(|colour| code(colour, 40)));
    codes.join(";")
}

/// The escape code of a colour; `base` is 30 for letters and 40 for what is behind them.
fn code(colour: Color, base: u8) -> Option<String> {
    let plain = |number: u8| Some((base + number).to_string());
    let bright = |number: u8| Some((base + 60 + number).to_string());
    match colour {
        Color::Reset => None,
        Color::Black => plain(0),
        Color::Red => plain(1),
        Color::Green => plain(2),
        Color::Yellow => plain(3),
        Color::Blue => plain(4),
        Color::Magenta => plain(5),
        Color::Cyan => plain(6),
        Color::Gray => plain(7),
        Color::DarkGray => bright(0),
        Color::LightRed => bright(1),
        Color::LightGreen => bright(2),
        Color::LightYellow => bright(3),
        Color::LightBlue => bright(4),
        Color::LightMagenta => bright(5),
        Color::LightCyan => bright(6),
        Color::White => bright(7),
        Color::Indexed(number) => Some(format!("{};5;{number}", base + 8)),
        Color::Rgb(red, green, blue) => Some(format!("{};2;{red};{green};{blue}", base + 8)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::text::Span;

    #[test]
    fn colour_is_written_only_where_it_is_wanted() {
        let drawn = Line::from(vec![
            Span::styled("tank", Style::new().fg(Color::Red).add_modifier(Modifier::BOLD)),
            Span::raw(" 3  "),
        ]);
        assert_eq!(line(&drawn, true), "\x1b[1;31mtank\x1b[0m 3");
        assert_eq!(line(&drawn, false), "tank 3");
    }

    #[test]
    fn bleaching_leaves_the_weight() {
        let mut drawn = [Line::from(Span::styled("x", Style::new().fg(Color::Red).bold()))];
        bleach(&mut drawn);
        assert_eq!(line(&drawn[0], true), "\x1b[1mx\x1b[0m");
    }
}
