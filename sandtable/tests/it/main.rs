//! The binary as people and programs meet it: one file per command, each test a claim.

#![allow(clippy::unwrap_used, clippy::panic, unreachable_pub)]

mod arena;
mod bench;
mod games;
mod host;
mod learn;
mod map;
mod odds;
mod online;
mod perft;
mod play;
mod replay;
mod rules;
mod run;
mod scenario;
mod serve;
mod served;
mod usage;
mod whole_game;
