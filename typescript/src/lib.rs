//! The types of a view as the browser knows them: `web/src/types/<name>.ts` is written from the Rust types and must be
//! fresh. `SANDTABLE_WRITE_TYPES=1 cargo test the_browser_knows` writes them anew. A tool that each game runs as one of
//! its tests.

// Reads and writes files of the browser.
#![allow(clippy::disallowed_methods)]

use std::{collections::BTreeMap, path::Path};
use ts_rs::{Config, TS, TypeVisitor};

struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let is_ours = T::output_path().is_some();
        let name = T::name(&self.config);
        if is_ours && !self.types.contains_key(&name) {
            self.types.insert(name, T::decl(&self.config));
            T::visit_dependencies(self);
        }
    }
}

/// Checks, or writes anew, the file of that name: the view of this crate and everything it is made of.
///
/// # Panics
/// If the file is stale.
pub fn check<View: TS + 'static>(of_crate: &str, name: &str) {
    let mut declared = Declared { config: Config::new(), types: BTreeMap::new() };
    declared.visit::<View>();
    let mut text =
        format!("// Made from the Rust types of a view by the tests of `{of_crate}`; not written by hand.\n");
    for declaration in declared.types.values() {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/types").join(name).with_extension("ts");
    if std::env::var_os("SANDTABLE_WRITE_TYPES").is_some() {
        std::fs::write(&path, &text).expect("the types can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, text, "stale: write them anew with SANDTABLE_WRITE_TYPES=1");
}
