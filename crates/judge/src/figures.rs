//! What a run took, in the units of each system.

/// Processor time, and the memory of the largest process.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Figures {
    pub seconds: f64,
    pub kilobytes: u64,
}

impl Figures {
    /// As Windows counts: times in tenths of a microsecond, and bytes.
    pub fn of_windows(times: [i64; 2], bytes: usize) -> Figures {
        Figures { seconds: times.iter().sum::<i64>() as f64 / 1e7, kilobytes: bytes as u64 >> 10 }
    }

    /// As Unix counts memory: in KB, or in bytes where `is_mac`.
    pub fn of_unix(seconds: f64, memory: u64, is_mac: bool) -> Figures {
        Figures { seconds, kilobytes: if is_mac { memory >> 10 } else { memory } }
    }

    /// Of each figure the larger: a process that ends between two looks is only in the sum of the system, and some
    /// systems have no such sum.
    pub fn or(self, other: Figures) -> Figures {
        Figures {
            seconds: self.seconds.max(other.seconds),
            kilobytes: self.kilobytes.max(other.kilobytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_count_in_their_own_units() {
        let windows = Figures::of_windows([15_000_000, 2_500_000], 900 << 20);
        assert_eq!(windows, Figures { seconds: 1.75, kilobytes: 900 << 10 });
        assert_eq!(Figures::of_unix(1.75, 900 << 10, false), windows);
        assert_eq!(Figures::of_unix(1.75, 900 << 20, true), windows);
    }

    #[test]
    fn the_larger_figure_counts() {
        // A child used most of the time, between two looks; the sum has no memory.
        let looked = Figures { seconds: 0.25, kilobytes: 4000 };
        let sum = Figures::of_windows([90_000_000, 0], 0);
        assert_eq!(looked.or(sum), Figures { seconds: 9.0, kilobytes: 4000 });
        assert_eq!(sum.or(looked), looked.or(sum));
        assert_eq!(looked.or(Figures::default()), looked);
    }
}
