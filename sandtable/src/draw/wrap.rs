//! Text in rows: how long lines are broken at spaces, and words cut to fit.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The text in rows of at most `width` columns, broken at spaces; a longer word stands alone.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if row.width() + 1 + word.width() <= width => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

/// The text in rows of `width` letters, wherever that breaks it: for names too long to be broken well.
pub(crate) fn cut(text: &str, width: usize) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(width).map(|row| row.iter().collect()).collect()
}

/// The text cut or filled up to exactly `width` columns.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let columns = letter.width().unwrap_or(0);
        if used + columns > width {
            break;
        }
        used += columns;
        fitted.push(letter);
    }
    fitted.push_str(&" ".repeat(width - used));
    fitted
}

/// The text in the middle of `width` columns, cut if it is longer.
pub(crate) fn centre(text: &str, width: usize) -> String {
    let before = width.saturating_sub(text.width()) / 2;
    fit(&format!("{}{text}", " ".repeat(before)), width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_break_at_spaces_and_keep_every_word() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 4), ["unbreakable"]);
        assert_eq!(wrap("", 4), [""]);
        assert_eq!(wrap("  two in", 20), ["  two in"]);
    }

    #[test]
    fn what_cannot_be_broken_well_is_broken_anywhere() {
        assert_eq!(cut("Saint-Barthélemy", 9), ["Saint-Bar", "thélemy"]);
    }

    #[test]
    fn words_fit_exactly() {
        assert_eq!(fit("private", 4), "priv");
        assert_eq!(fit("été", 5), "été  ");
        assert_eq!(centre("tank", 7), " tank  ");
    }
}
