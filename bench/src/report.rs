//! What was measured: a table for people, `figure` lines for programs.

#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<Row>,
}

struct Row {
    name: String,
    value: f64,
    /// What it is, in words, and the bound it is held to.
    note: String,
}

impl Report {
    pub(crate) fn figure(&mut self, name: impl Into<String>, value: f64, note: impl Into<String>) {
        self.rows.push(Row { name: name.into(), value, note: note.into() });
    }

    pub(crate) fn print(&self) {
        let width = self.rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
        for row in &self.rows {
            println!("{:width$}  {:>14}  {}", row.name, short(row.value), row.note);
        }
        println!();
        for row in &self.rows {
            println!("figure {} {}", row.name, short(row.value));
        }
    }
}

/// Whole numbers from 1000 on, else four digits that matter.
fn short(value: f64) -> String {
    let places = match value.abs() {
        1000.0.. => 0,
        100.0.. => 1,
        10.0.. => 2,
        1.0.. => 3,
        _ => 4,
    };
    let text = format!("{value:.places$}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}
