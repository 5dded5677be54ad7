//! What a package accepts as an answer, in the words of each judge. Kattis and DOMjudge compare word by word in any case
//! unless flags say otherwise; DMOJ and Hydro compare lines, and take a checker.
//!
//! Where a problem's own judge accepts any right answer, a package asks for a certain one: it is exact.
//!
//! Sources: the problem package format, legacy and 2025-09; DMOJ/judge-server, `dmoj/checkers`; hydro-dev/Hydro,
//! `packages/hydrojudge/src/checkers.ts`; for `spj`, zhblue/hustoj, `trunk/core/judge_client/judge_client.cc`;
//! QingdaoU/OnlineJudge, `judge/languages.py`; HimitZH/HOJ, `SpecialJudge.java` and `language.yml`.

use grundy_problems::problem::Accepts;

/// The flags of Kattis' default validator.
pub fn flags(accepts: Accepts) -> &'static [&'static str] {
    match accepts {
        Accepts::Exact | Accepts::Any(_) => &["case_sensitive"],
        Accepts::AnyCase => &[],
        Accepts::Near => &["case_sensitive", "float_tolerance", "1e-6"],
    }
}

/// The file of [`checker`] in a package.
pub const FILE: &str = "checker.py";

/// A checker, unless comparing lines does.
pub fn checker(accepts: Accepts) -> Option<String> {
    let same = match accepts {
        Accepts::Exact | Accepts::Any(_) => return None,
        Accepts::AnyCase => "return expected.lower() == found.lower()",
        Accepts::Near => {
            "try:
        expected, found = float(expected), float(found)
        return abs(expected - found) <= 1e-6 * max(1, abs(expected))
    except ValueError:
        return expected == found"
        }
    };
    Some(include_str!("checker.py").replacen("SAME", same, 1))
}

/// The same in C++, in the words of HUSTOJ, QDUOJ and HOJ.
pub fn special_judge(accepts: Accepts) -> Option<String> {
    let same = match accepts {
        Accepts::Exact | Accepts::Any(_) => return None,
        Accepts::AnyCase => {
            "if (one.size() != other.size()) return false;
    for (std::string::size_type at = 0; at < one.size(); at++)
        if (std::tolower((unsigned char)one[at]) != std::tolower((unsigned char)other[at])) return false;
    return true;"
        }
        Accepts::Near => {
            "char *end, *other_end;
    const double x = std::strtod(one.c_str(), &end), y = std::strtod(other.c_str(), &other_end);
    if (*end != 0 || *other_end != 0) return one == other;
    const double larger = std::fabs(x) < std::fabs(y) ? std::fabs(y) : std::fabs(x);
    return std::fabs(x - y) <= 1e-6 * (larger < 1 ? 1 : larger);"
        }
    };
    Some(include_str!("spj.cpp").replacen("SAME", same, 1))
}
