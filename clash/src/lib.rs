//! Clash.
