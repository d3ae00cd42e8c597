//! A server's address as people type or paste it: the server alone, or the link of an invitation, as the pages make it
//! (`https://host/#/table/ID?key=KEY`).

use tungstenite::http::Uri;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    /// Scheme, host and port, without a slash at the end.
    pub(crate) base: String,
    pub(crate) table: Option<String>,
    pub(crate) key: Option<String>,
    pub(crate) seat: Option<String>,
}

impl Address {
    /// `None` for what is no address of a server.
    pub(crate) fn parse(text: &str) -> Option<Address> {
        let text = text.trim();
        let (page, rest) = text.split_once('#').unwrap_or((text, ""));
        let page = if page.contains("://") { page.to_owned() } else { format!("http://{page}") };
        let uri: Uri = page.parse().ok()?;
        let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme))?;
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let mut address =
            Address { base: format!("{scheme}://{authority}"), table: None, key: None, seat: None };
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        if let ["table" | "replay", id] = path.trim_matches('/').split('/').collect::<Vec<_>>()[..] {
            address.table = Some(id.to_owned());
        }
        for pair in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match pair {
                ("key", key) => address.key = Some(key.to_owned()),
                ("seat", seat) => address.seat = Some(seat.to_owned()),
                _ => {}
            }
        }
        Some(address)
    }

    /// Host and port.
    pub(crate) fn host(&self) -> &str {
        self.base.split_once("://").map_or("", |(_, host)| host)
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.base.starts_with("https:")
    }

    /// The link that lets a friend in.
    pub(crate) fn invitation(&self, table: &str, key: Option<&str>) -> String {
        let key = key.map(|key| format!("?key={key}")).unwrap_or_default();
        format!("{}/#/table/{table}{key}", self.base)
    }
}

/// A word as it may stand in the path or query of an address.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_and_invitations_are_told_apart() {
        let bare = Address::parse("localhost:8080").unwrap();
        assert_eq!((bare.base.as_str(), bare.table), ("http://localhost:8080", None));
        let link = Address::parse(" https://play.example.org/#/table/aB-9?key=k_1&seat=axis ").unwrap();
        assert_eq!(link.base, "https://play.example.org");
        assert_eq!(link.host(), "play.example.org");
        assert_eq!(link.table.as_deref(), Some("aB-9"));
        assert_eq!(link.key.as_deref(), Some("k_1"));
        assert_eq!(link.seat.as_deref(), Some("axis"));
        assert_eq!(link.invitation("x", Some("y")), "https://play.example.org/#/table/x?key=y");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "ftp://host", "http://", "http://a b", "http://user:word@host", "://"] {
            assert_eq!(Address::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn words_are_quoted_for_addresses() {
        assert_eq!(quoted("place tank 3"), "place%20tank%203");
        assert_eq!(quoted("é&"), "%C3%A9%26");
    }
}
