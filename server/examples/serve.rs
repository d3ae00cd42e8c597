//! A server to try the API against: `cargo run -p server --example serve -- ADDRESS FOLDER`.

use server::{Options, run};

fn main() -> Result<(), server::Error> {
    let mut words = std::env::args().skip(1);
    let mut options = Options::default();
    if let Some(addr) = words.next().and_then(|word| word.parse().ok()) {
        options.addr = addr;
    }
    if let Some(folder) = words.next() {
        options.data = folder.into();
    }
    run(options, |addr| eprintln!("http://{addr}/"))
}
