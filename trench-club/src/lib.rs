//! Trench Club.
