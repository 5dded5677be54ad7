//! What is known about a claim on all heaps.

/// A reason that was checked: the claim holds for all heaps.
///
/// Only the function that checked a theorem's conditions makes one. It does not come from outside:
///
/// ```compile_fail
/// use grundy_engine::pattern::{Known, OfHeaps, Proof, Proved};
///
/// let claim: OfHeaps = Known::Proved(Proved(Proof::Theorem));
/// ```
///
/// Nor is it changed into another one:
///
/// ```compile_fail
/// use grundy_engine::pattern::{Proof, Requests};
///
/// let answer = Requests::default().answer("law take 1 2").unwrap().unwrap();
/// let mut known = answer.law().unwrap().known.clone();
/// *known.proved().unwrap() = Proof::Theorem;
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proved<R>(pub(super) R);

/// What is known about a claim on all heaps: proved for a reason `R`, or observed, with a doubt `D`.
///
/// ```
/// use grundy_engine::pattern::{Doubt, Known, OfHeaps, Proof, Requests};
///
/// let answer = Requests::default().answer("law take 1 2").unwrap().unwrap();
/// let why = Proof::Steps { modulus: 1, from: 2, most: 2, has_fixed: false, period: 3 };
/// assert_eq!(answer.law().unwrap().known.proved(), Some(&why));
/// assert!(!OfHeaps::Observed(Doubt::Observed).is_proved());
/// assert!(!OfHeaps::Read(Proof::Theorem).is_proved());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Known<R, D> {
    /// It was proved here.
    Proved(Proved<R>),
    /// It holds as far as it was tried.
    Observed(D),
    /// An answer that was read back says that it was proved for this reason. That can be shown, but is no proof.
    Read(R),
}

impl<R, D> Known<R, D> {
    /// Whether it was proved here.
    pub fn is_proved(&self) -> bool {
        self.proved().is_some()
    }

    /// Why, if it was proved here.
    pub fn proved(&self) -> Option<&R> {
        match self {
            Known::Proved(Proved(why)) => Some(why),
            _ => None,
        }
    }

    /// What is to be shown: the reason of a proof, also of one that was read back, or the doubt.
    pub(crate) fn shown(&self) -> Result<&R, &D> {
        match self {
            Known::Proved(Proved(why)) | Known::Read(why) => Ok(why),
            Known::Observed(doubt) => Err(doubt),
        }
    }

    /// The same without its reason, and with another doubt.
    pub(crate) fn with<E>(&self, doubt: E) -> Known<(), E> {
        match self {
            Known::Proved(_) => Known::Proved(Proved(())),
            Known::Read(_) => Known::Read(()),
            Known::Observed(_) => Known::Observed(doubt),
        }
    }
}

/// In JSON: `is_proved`, and as `proof` the reason or the doubt.
#[cfg(feature = "serde")]
mod json {
    use super::Known;
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, SerializeStruct, Serializer};

    impl<R: Serialize, D: Serialize> Serialize for Known<R, D> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let mut fields = to.serialize_struct("Known", 2)?;
            fields.serialize_field("is_proved", &self.shown().is_ok())?;
            match self.shown() {
                Ok(why) => fields.serialize_field("proof", why)?,
                Err(doubt) => fields.serialize_field("proof", doubt)?,
            }
            fields.end()
        }
    }

    #[derive(serde::Deserialize)]
    struct Fields<R, D> {
        is_proved: bool,
        proof: Either<R, D>,
    }

    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Either<R, D> {
        Why(R),
        Doubt(D),
    }

    impl<'a, R: Deserialize<'a>, D: Deserialize<'a>> Deserialize<'a> for Known<R, D> {
        fn deserialize<F: Deserializer<'a>>(from: F) -> Result<Known<R, D>, F::Error> {
            match Fields::deserialize(from)? {
                Fields { is_proved: true, proof: Either::Why(why) } => Ok(Known::Read(why)),
                Fields { is_proved: false, proof: Either::Doubt(doubt) } => {
                    Ok(Known::Observed(doubt))
                }
                _ => Err(F::Error::custom("expected is_proved to agree with proof")),
            }
        }
    }
}
