//! The habits that a reader of the tree relies on, checked over all files: rules are cited by paragraphs that exist,
//! what a rulebook states is tested, files say what they own and stay readable.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

const GAMES: [(&str, &str); 3] = [("CL", "clash"), ("SM", "mortain"), ("TC", "trench-club")];
const LANGUAGES: [&str; 4] = ["", ".nl", ".fr", ".it"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// All files below the root with one of these endings, hidden folders and build results left out.
fn files(endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the tree") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            if path.is_dir() {
                if !name.starts_with('.')
                    && !["target", "node_modules", "corpus", "artifacts"].contains(&name.as_str())
                {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| format!("{}: {fault}", path.display()))
}

fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// Every paragraph and section named in a text.
fn citations(text: &str) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for (prefix, _) in GAMES {
        for (at, _) in text.match_indices(prefix) {
            let is_inside_word =
                text[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '-');
            let Some(rest) = text[at + 2..].strip_prefix('-') else { continue };
            let number: String = rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
            let number = number.trim_end_matches('.');
            // No game has a section 99: tests use it for a paragraph that does not exist.
            let is_real = number.starts_with(|c: char| c.is_ascii_digit()) && !number.starts_with("99.");
            if !is_inside_word && is_real {
                cited.insert(format!("{prefix}-{number}"));
            }
        }
    }
    cited
}

/// The paragraphs of one rules document with their standings (`S`, `I` …), sections with none.
fn paragraphs(document: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for line in document.lines() {
        if let Some(id) = line.strip_prefix("## ").and_then(|heading| heading.split(' ').next())
            && !citations(id).is_empty()
        {
            found.insert(id.to_owned(), String::new());
        }
        let numbered = line.strip_prefix("**").and_then(|line| line.split_once("** *"));
        if let Some((id, rest)) = numbered
            && let Some((standing, _)) = rest.split_once("* ")
        {
            found.insert(id.to_owned(), standing.to_owned());
        }
    }
    found
}

fn rules(game: &str, language: &str) -> BTreeMap<String, String> {
    paragraphs(&read(&root().join(format!("docs/rules/{game}{language}.md"))))
}

#[test]
fn the_rules_have_the_same_paragraphs_in_every_language() {
    for (_, game) in GAMES {
        let english = rules(game, "");
        assert!(english.len() > 20, "{game}: only {} paragraphs were recognised", english.len());
        for language in &LANGUAGES[1..] {
            assert_eq!(english, rules(game, language), "docs/rules/{game}{language}.md");
        }
    }
}

#[test]
fn every_cited_paragraph_exists() {
    let known: BTreeSet<String> = GAMES.iter().flat_map(|(_, game)| rules(game, "").into_keys()).collect();
    let mut missing = Vec::new();
    for path in files(&[".rs", ".scenario", ".ftl", ".toml", ".md"]) {
        for cited in citations(&read(&path)).difference(&known) {
            missing.push(format!("{}: {cited}", short(&path)));
        }
    }
    assert!(missing.is_empty(), "paragraphs that docs/rules does not have:\n{}", missing.join("\n"));
}

#[test]
fn every_stated_paragraph_is_tested() {
    let mut tested = BTreeSet::new();
    for path in files(&[".rs", ".scenario"]) {
        if path.components().any(|part| part.as_os_str() == "tests") {
            tested.extend(citations(&read(&path)));
            // Scenarios are named after what they show.
            tested.extend(citations(&short(&path).to_uppercase()));
        }
    }
    let mut untested = Vec::new();
    for (_, game) in GAMES {
        let stated = rules(game, "").into_iter().filter(|(_, standing)| standing.contains(['S', 'E']));
        untested.extend(stated.map(|(id, _)| id).filter(|id| !tested.contains(id)));
    }
    assert!(untested.is_empty(), "stated, but cited by no scenario or test: {}", untested.join(" "));
}

#[test]
fn every_source_file_says_what_it_owns() {
    let silent: Vec<String> = files(&[".rs"])
        .iter()
        .filter(|path| !read(path).starts_with("//!"))
        .map(|path| short(path))
        .collect();
    assert!(silent.is_empty(), "these files do not open with //! and a sentence: {}", silent.join(" "));
}

#[test]
fn no_source_file_holds_two_things() {
    let long: Vec<String> = files(&[".rs"])
        .iter()
        .map(|path| (read(path).lines().count(), path))
        .filter(|(lines, _)| *lines > 700)
        .map(|(lines, path)| format!("{} ({lines} lines)", short(path)))
        .collect();
    assert!(long.is_empty(), "longer than 700 lines: {}", long.join(" "));
}

#[test]
fn the_pure_crates_keep_the_same_promises() {
    let promised = read(&root().join("game/clippy.toml"));
    for (_, game) in GAMES {
        assert_eq!(read(&root().join(game).join("clippy.toml")), promised, "{game}/clippy.toml");
    }
}
