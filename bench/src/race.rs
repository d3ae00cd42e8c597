//! Contestants take turns in short heats, so that whatever else the machine is doing slows all of them alike; the
//! median heat counts. Time is the CPU time of this thread, not the clock on the wall.

use cpu_time::ThreadTime;

const HEATS: usize = 15;

/// A contestant: does a fixed amount of work and says how many units that was.
pub(crate) struct Contestant<'a> {
    pub(crate) heat: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contestant<'a> {
    pub(crate) fn new(heat: impl FnMut() -> u64 + 'a) -> Contestant<'a> {
        Contestant { heat: Box::new(heat) }
    }
}

/// Units per second of each contestant, in order: the median of its heats.
pub(crate) fn race(contestants: &mut [Contestant<'_>]) -> Vec<f64> {
    let mut rates = vec![Vec::with_capacity(HEATS); contestants.len()];
    for heat in 0..=HEATS {
        for (contestant, rates) in contestants.iter_mut().zip(&mut rates) {
            let begun = ThreadTime::now();
            let units = (contestant.heat)();
            let seconds = begun.elapsed().as_secs_f64();
            // The first heat warms caches and is not counted.
            if heat > 0 {
                rates.push(units as f64 / seconds);
            }
        }
    }
    rates.iter_mut().map(|rates| median(rates)).collect()
}

pub(crate) fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
