//! Bots on the real games, known only through the contract.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

mod arena;
mod boxes;
mod budget;
mod choice;
mod forecast;
mod sentences;
