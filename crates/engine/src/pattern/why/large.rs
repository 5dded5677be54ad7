//! The value of a heap that is too large for a picture of its options: by a theorem, or by a law that is proved.

use super::data::{Known, Why};
use super::ground::Ground;
use crate::law::Linear;
use crate::pattern::moves::Decider;
use crate::pattern::play::Decides;
use crate::pattern::proof::proof;
use crate::pattern::theorem::Theorem;
use grundy_lang::{told, Told};

/// Smaller heaps are explained by their options.
pub const FAR: u64 = 60;
// How many values are looked at for a law, and the steps for its proof.
const MOST_VALUES: usize = 4096;
const STEPS: u64 = 1 << 22;

impl Ground<'_> {
    /// L1, L2 or L3.
    pub fn by_law(&self, size: &[u64], value: u64, why: &mut Why) -> bool {
        let (&[heap], Some(rule), lang) = (size, self.rule(), self.lang) else { return false };
        if heap <= FAR || self.look.cells.is_some() {
            return false;
        }
        let theorem = Theorem::of(rule).filter(|known| known.value(heap) == Some(value));
        let observed = || match &*self.by {
            Decides::Heaps(Decider::Values(known)) => {
                let near = known.near();
                let near = &near[..near.len().min(MOST_VALUES)];
                let is_proved = |law: &Linear| proof(rule, law, near, STEPS).is_proved();
                known.law().or_else(|| Linear::find(near).filter(is_proved))
            }
            _ => None,
        };
        let law = theorem.and_then(Theorem::linear).or_else(observed);
        match (law, theorem) {
            (Some(law), _) if heap >= (law.preperiod + law.period) as u64 => {
                let (start, period, saltus) = (law.preperiod as u64, law.period as u64, law.saltus);
                let like = start + (heap - start) % period;
                let mut known = Known { how: "period", ..Known::default() };
                if saltus == 0 {
                    why.add("L1", told!(
                        lang,
                        "Proved: the values repeat every {period} stones, from {start} on. So {heap} counts like {like}.",
                        "已证明：从 {start} 起，SG 值每 {period} 颗一循环，所以 {heap} 相当于 {like}。"
                    ));
                    known.like = Some(like);
                } else {
                    known.how = "growth";
                    why.add("L2", told!(
                        lang,
                        "Proved: from {start} on, {period} stones more add {saltus} to the value. So {heap} has the value {value}.",
                        "已证明：从 {start} 起，每多 {period} 颗，SG 值加 {saltus}，所以 {heap} 的 SG 值是 {value}。"
                    ));
                }
                (known.period, known.start, known.saltus) =
                    (Some(period), Some(start), Some(saltus));
                why.known = Some(known);
            }
            (_, Some(theorem)) => {
                why.add(
                    "L3",
                    told!(
                        lang,
                        "Proved for this rule: {law}. So {heap} has the value {value}.",
                        "这条规则已证明：{law}。所以 {heap} 的 SG 值是 {value}。",
                        law = theorem.told(lang)
                    ),
                );
                why.known = Some(Known { how: "theorem", ..Known::default() });
            }
            _ => return false,
        }
        true
    }
}
