//! The map as people write it: a picture of the terrain, forts, start numbers, the snow half, names of places. Reads
//! and writes map files and scenario lines; the tables for play are made in `ground`, the demands of TC-11.1 in `lint`.

use crate::bits::HEXES;
use game::{Fault, Message, SourceLine};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// The most forts a map may have.
pub const FORTS: usize = 32;
/// Start numbers of the four-nation game (TC-1.2).
pub const STARTS: usize = 12;

/// A hex by its place in the map: columns from west to east, in each the rows from north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex(pub u16);

impl Hex {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    Plain,
    Road,
    Bridge,
    Forest,
    Water,
    Trench,
    /// Body or entrance of a fort: never said of a hex, it follows from the forts.
    Fort,
}

impl Terrain {
    /// The kinds a hex may be said to have, with their words and their letters in the picture.
    pub const SAID: [(Terrain, &'static str, char); 6] = [
        (Terrain::Plain, "plain", '.'),
        (Terrain::Road, "road", '+'),
        (Terrain::Bridge, "bridge", '='),
        (Terrain::Forest, "forest", '^'),
        (Terrain::Water, "water", '~'),
        (Terrain::Trench, "trench", '#'),
    ];

    pub fn word(self) -> &'static str {
        Terrain::SAID.iter().find(|said| said.0 == self).map_or("fort", |said| said.1)
    }

    pub fn of_word(word: &str) -> Option<Terrain> {
        Terrain::SAID.iter().find(|said| said.1 == word).map(|said| said.0)
    }

    fn of_letter(letter: char) -> Option<Terrain> {
        match letter {
            'O' | 'o' => Some(Terrain::Fort),
            _ => Terrain::SAID.iter().find(|said| said.2 == letter).map(|said| said.0),
        }
    }
}

/// A body hex and two entrance hexes (TC-5.10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fort {
    pub name: String,
    pub body: Hex,
    pub entrances: [Hex; 2],
}

impl Fort {
    pub fn hexes(&self) -> [Hex; 3] {
        [self.body, self.entrances[0], self.entrances[1]]
    }
}

/// A name printed on the map; it has no meaning in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub hex: Hex,
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Map {
    pub columns: u8,
    pub rows: u8,
    /// Columns of the snow half, counted from the west: the board of the two-nation game (TC-1.2). On a half map it
    /// is all of them.
    pub snow: u8,
    pub terrain: Vec<Terrain>,
    pub forts: Vec<Fort>,
    /// Hexes of the start numbers 1 to 12.
    pub starts: [Option<Hex>; STARTS],
    pub places: Vec<Place>,
}

/// A message about a map: `trench-club-fault-map-<what>`.
pub(crate) fn fault(what: &str) -> Message {
    Message::new(format!("trench-club-fault-map-{what}"))
}

impl Map {
    /// A map of plain without anything on it.
    pub fn blank(columns: u8, rows: u8) -> Result<Map, Message> {
        let hexes = usize::from(columns) * usize::from(rows);
        if hexes == 0 || hexes > HEXES || columns > 99 || rows > 63 {
            return Err(fault("size")
                .with("columns", i64::from(columns))
                .with("rows", i64::from(rows))
                .with("most", HEXES as i64));
        }
        Ok(Map {
            columns,
            rows,
            snow: columns,
            terrain: vec![Terrain::Plain; hexes],
            forts: Vec::new(),
            starts: [None; STARTS],
            places: Vec::new(),
        })
    }

    pub fn is_half(&self) -> bool {
        self.snow == self.columns
    }

    /// Column and row, both from 1.
    pub fn column_row(&self, hex: Hex) -> (u8, u8) {
        let rows = u16::from(self.rows);
        ((hex.0 / rows) as u8 + 1, (hex.0 % rows) as u8 + 1)
    }

    pub fn hex(&self, column: u8, row: u8) -> Option<Hex> {
        let on_map = (1..=self.columns).contains(&column) && (1..=self.rows).contains(&row);
        on_map.then(|| Hex(u16::from(column - 1) * u16::from(self.rows) + u16::from(row - 1)))
    }

    /// The hex named `CCRR` (TC-11.3).
    pub fn hex_named(&self, name: &str) -> Option<Hex> {
        let digits = name.len() == 4 && name.bytes().all(|b| b.is_ascii_digit());
        digits.then(|| self.hex(name[..2].parse().ok()?, name[2..].parse().ok()?))?
    }

    pub fn name(&self, hex: Hex) -> HexName {
        let (column, row) = self.column_row(hex);
        HexName { column, row }
    }

    pub fn is_snow(&self, hex: Hex) -> bool {
        self.column_row(hex).0 <= self.snow
    }

    pub fn fort_named(&self, name: &str) -> Option<usize> {
        self.forts.iter().position(|fort| fort.name == name)
    }

    /// Adds a fort, or says what is wrong with it. The fort stays in any case, so that later faults are about the
    /// map as it was meant.
    pub fn add_fort(&mut self, fort: Fort) -> Vec<Message> {
        let mut wrong = Vec::new();
        let said = |what: &str| fault(what).with("fort", fort.name.as_str());
        let word = |name: &str| {
            name.len() <= crate::event::FORT_NAME
                && name.starts_with(|c: char| c.is_ascii_lowercase())
                && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        if !word(&fort.name) {
            wrong.push(said("fort-name"));
        }
        if self.fort_named(&fort.name).is_some() {
            wrong.push(said("fort-twice"));
        }
        if self.forts.len() == FORTS {
            wrong.push(said("fort-many").with("most", FORTS as i64));
            return wrong;
        }
        let taken: Vec<Hex> = self.forts.iter().flat_map(Fort::hexes).collect();
        let [body, one, two] = fort.hexes();
        for hex in fort.hexes() {
            if taken.contains(&hex) {
                wrong.push(said("fort-overlap").with("hex", self.name(hex).to_string()));
            }
        }
        if body == one || body == two || one == two {
            wrong.push(said("fort-same"));
        }
        for hex in [one, two] {
            if crate::ground::distance(self, body, hex) > 1 {
                wrong.push(said("fort-apart").with("hex", self.name(hex).to_string()));
            }
        }
        for hex in fort.hexes() {
            self.terrain[hex.index()] = Terrain::Fort;
        }
        self.forts.push(fort);
        wrong
    }

    /// Puts start number `number` on a hex.
    pub fn add_start(&mut self, number: usize, hex: Hex) -> Result<(), Message> {
        let said = |what: &str| fault(what).with("number", number as i64);
        if !(1..=STARTS).contains(&number) {
            return Err(said("start-number").with("most", STARTS as i64));
        }
        if self.starts[number - 1].is_some() || self.starts.contains(&Some(hex)) {
            return Err(said("start-twice").with("hex", self.name(hex).to_string()));
        }
        self.starts[number - 1] = Some(hex);
        Ok(())
    }

    /// Faults that would break play on any map, small or large; `lint` asks for more.
    pub fn faults(&self) -> Vec<Message> {
        let mut wrong = Vec::new();
        for (index, start) in self.starts.iter().enumerate() {
            if let Some(hex) = start.filter(|hex| self.terrain[hex.index()] == Terrain::Fort) {
                wrong.push(
                    fault("start-in-fort")
                        .with("number", index as i64 + 1)
                        .with("hex", self.name(hex).to_string()),
                );
            }
        }
        for fort in &self.forts {
            if fort.hexes().iter().any(|&hex| self.is_snow(hex) != self.is_snow(fort.body)) {
                wrong.push(fault("fort-astride").with("fort", fort.name.as_str()));
            }
        }
        if self.snow == 0 || self.snow > self.columns {
            wrong.push(fault("snow").with("columns", i64::from(self.columns)));
        }
        wrong
    }

    /// The map as lines of a scenario head.
    pub fn lines(&self) -> Vec<SourceLine> {
        let mut lines = vec![format!("map blank {} {}", self.columns, self.rows)];
        if !self.is_half() {
            lines.push(format!("snow {}", self.snow));
        }
        for (index, &terrain) in self.terrain.iter().enumerate() {
            if !matches!(terrain, Terrain::Plain | Terrain::Fort) {
                lines.push(format!("terrain {} {}", self.name(Hex(index as u16)), terrain.word()));
            }
        }
        for fort in &self.forts {
            let [body, one, two] = fort.hexes().map(|hex| self.name(hex));
            lines.push(format!("fort {} {body} {one} {two}", fort.name));
        }
        for (index, start) in self.starts.iter().enumerate() {
            if let Some(hex) = start {
                lines.push(format!("start {} {}", index + 1, self.name(*hex)));
            }
        }
        for place in &self.places {
            lines.push(format!("place-name {} {}", self.name(place.hex), place.name));
        }
        lines
    }

    /// The picture of a map file: two lines per row, the even columns above the odd ones, which are pushed down.
    pub fn picture(&self) -> String {
        let mut out = String::new();
        for row in 1..=self.rows {
            for first in [2, 1] {
                let letters: Vec<String> = (first..=self.columns)
                    .step_by(2)
                    .filter_map(|column| self.hex(column, row))
                    .map(|hex| self.letter(hex).to_string())
                    .collect();
                if !letters.is_empty() {
                    out.push_str(if first == 2 { "  " } else { "" });
                    out.push_str(&letters.join("   "));
                    out.push('\n');
                }
            }
        }
        out
    }

    /// The letter of a hex in pictures.
    pub fn letter(&self, hex: Hex) -> char {
        if self.forts.iter().any(|fort| fort.body == hex) {
            return 'O';
        }
        let terrain = self.terrain[hex.index()];
        Terrain::SAID.iter().find(|said| said.0 == terrain).map_or('o', |said| said.2)
    }
}

/// A hex as people say it: column and row with two digits each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string"))]
pub struct HexName {
    pub column: u8,
    pub row: u8,
}

impl Serialize for HexName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for HexName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HexName, D::Error> {
        let word = String::deserialize(deserializer)?;
        let parts = word.split_at_checked(2).filter(|parts| parts.1.len() == 2);
        let parts = parts.and_then(|(column, row)| Some((column.parse().ok()?, row.parse().ok()?)));
        let (column, row) = parts.ok_or_else(|| de::Error::custom("a hex is four digits"))?;
        Ok(HexName { column, row })
    }
}

impl fmt::Display for HexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

// ── Map files ──

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    columns: u8,
    rows: u8,
    snow: u8,
    picture: toml::Spanned<String>,
    #[serde(default)]
    fort: Vec<FileFort>,
    #[serde(default)]
    starts: std::collections::BTreeMap<toml::Spanned<String>, String>,
    #[serde(default)]
    place: Vec<FilePlace>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileFort {
    name: toml::Spanned<String>,
    body: toml::Spanned<String>,
    entrances: [toml::Spanned<String>; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FilePlace {
    name: String,
    hex: toml::Spanned<String>,
}

/// Line of a byte of the text, counted from 0.
fn line_of(text: &str, byte: usize) -> usize {
    text.as_bytes()[..byte.min(text.len())].iter().filter(|&&b| b == b'\n').count()
}

impl Map {
    /// Reads a map file; all faults together, each with its line.
    pub fn read(text: &str) -> Result<Map, Vec<Fault>> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line = line_of(text, error.span().map_or(0, |span| span.start));
            vec![Fault::at(line, fault("toml").with("reason", error.message()))]
        })?;
        let mut map = Map::blank(file.columns, file.rows).map_err(|message| vec![Fault::new(message)])?;
        map.snow = file.snow;
        let mut faults = Vec::new();
        let drawn = map.read_picture(text, &file.picture, &mut faults);
        map.read_forts(text, &file.fort, &mut faults);
        map.read_rest(text, &file, &mut faults);
        map.compare_forts(&drawn, &mut faults);
        faults.extend(map.faults().into_iter().map(Fault::new));
        if faults.is_empty() { Ok(map) } else { Err(faults) }
    }

    /// Takes the terrain from the picture and returns the hexes drawn as fort, with their lines and letters.
    fn read_picture(
        &mut self,
        text: &str,
        picture: &toml::Spanned<String>,
        faults: &mut Vec<Fault>,
    ) -> Vec<(Hex, usize, char)> {
        // The line break right after the opening quotes is not part of the string, but it is a line of the file.
        let opening = &text[picture.span().start..];
        let first = line_of(text, picture.span().start) + usize::from(opening.starts_with("\"\"\"\n"));
        let lines: Vec<(usize, &str)> = picture.get_ref().lines().enumerate().collect();
        let lines: Vec<(usize, &str)> =
            lines.into_iter().filter(|(_, line)| !line.trim().is_empty()).collect();
        let mut drawn = Vec::new();
        let mut given = lines.iter();
        for row in 1..=self.rows {
            for start in [2, 1] {
                let columns: Vec<u8> = (start..=self.columns).step_by(2).collect();
                if columns.is_empty() {
                    continue;
                }
                let Some((index, line)) = given.next() else {
                    faults.push(Fault::at(first, fault("picture-short").with("row", i64::from(row))));
                    return drawn;
                };
                let letters: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
                if letters.len() != columns.len() {
                    faults.push(Fault::at(
                        first + index,
                        fault("picture-width")
                            .with("row", i64::from(row))
                            .with("expected", columns.len() as i64)
                            .with("found", letters.len() as i64),
                    ));
                    continue;
                }
                for (column, letter) in columns.into_iter().zip(letters) {
                    let hex = self.hex(column, row).expect("columns and rows are those of the map");
                    match Terrain::of_letter(letter) {
                        Some(Terrain::Fort) => drawn.push((hex, first + index, letter)),
                        Some(terrain) => self.terrain[hex.index()] = terrain,
                        None => faults.push(Fault::at(
                            first + index,
                            fault("picture-letter")
                                .with("hex", self.name(hex).to_string())
                                .with("letter", letter.to_string()),
                        )),
                    }
                }
            }
        }
        if let Some((index, _)) = given.next() {
            faults.push(Fault::at(first + index, fault("picture-long")));
        }
        drawn
    }

    fn read_hex(&self, text: &str, name: &toml::Spanned<String>, faults: &mut Vec<Fault>) -> Option<Hex> {
        let hex = self.hex_named(name.get_ref());
        if hex.is_none() {
            let line = line_of(text, name.span().start);
            faults.push(Fault::at(line, fault("hex").with("hex", name.get_ref().as_str())));
        }
        hex
    }

    fn read_forts(&mut self, text: &str, forts: &[FileFort], faults: &mut Vec<Fault>) {
        for fort in forts {
            let line = line_of(text, fort.name.span().start);
            let body = self.read_hex(text, &fort.body, faults);
            let [one, two] = [0, 1].map(|i| self.read_hex(text, &fort.entrances[i], faults));
            if let (Some(body), Some(one), Some(two)) = (body, one, two) {
                let fort = Fort { name: fort.name.get_ref().clone(), body, entrances: [one, two] };
                faults.extend(self.add_fort(fort).into_iter().map(|message| Fault::at(line, message)));
            }
        }
    }

    fn read_rest(&mut self, text: &str, file: &File, faults: &mut Vec<Fault>) {
        for (number, hex) in &file.starts {
            let line = line_of(text, number.span().start);
            let Some(at) = self.hex_named(hex) else {
                faults.push(Fault::at(line, fault("hex").with("hex", hex.as_str())));
                continue;
            };
            // Anything but a number is out of range like 0.
            let number = number.get_ref().parse().unwrap_or(0);
            if let Err(message) = self.add_start(number, at) {
                faults.push(Fault::at(line, message));
            }
        }
        for place in &file.place {
            if let Some(hex) = self.read_hex(text, &place.hex, faults) {
                self.places.push(Place { hex, name: place.name.clone() });
            }
        }
    }

    /// The picture must show the forts where the list has them: `O` for bodies, `o` for entrances.
    fn compare_forts(&self, drawn: &[(Hex, usize, char)], faults: &mut Vec<Fault>) {
        for &(hex, line, letter) in drawn {
            if self.terrain[hex.index()] != Terrain::Fort || self.letter(hex) != letter {
                let hex = self.name(hex).to_string();
                faults.push(Fault::at(
                    line,
                    fault("fort-drawn").with("hex", hex).with("letter", letter.to_string()),
                ));
            }
        }
        for fort in &self.forts {
            for hex in fort.hexes().into_iter().filter(|hex| !drawn.iter().any(|d| d.0 == *hex)) {
                let hex = self.name(hex).to_string();
                faults.push(Fault::new(
                    fault("fort-not-drawn").with("fort", fort.name.as_str()).with("hex", hex),
                ));
            }
        }
    }
}
