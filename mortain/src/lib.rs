//! Stand at Mortain.
