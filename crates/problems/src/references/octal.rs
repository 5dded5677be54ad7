//! Octal games, and hexadecimal ones, in which a heap may become three.

/// The digits of a code, beginning with the one before the point.
pub fn digits(code: &str) -> Vec<u32> {
    let (whole, rest) = code.split_once('.').expect("a golden code has a point");
    let whole = if whole.is_empty() { "0" } else { whole };
    let digits = whole.chars().chain(rest.chars());
    digits.map(|digit| digit.to_digit(16).unwrap()).collect()
}

/// The values of all heaps below `heaps`, from the meaning of the digits.
pub fn values(digits: &[u32], heaps: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    let mut seen = vec![usize::MAX; 1 << 14];
    for n in 0..heaps {
        for (k, digit) in digits.iter().enumerate().take(n + 1) {
            let left = n - k;
            if left == 0 && digit & 1 != 0 {
                seen[0] = n;
            }
            if left > 0 && digit & 2 != 0 {
                seen[values[left]] = n;
            }
            if digit & 4 != 0 {
                for part in 1..=left / 2 {
                    seen[values[part] ^ values[left - part]] = n;
                }
            }
            for part in (1..=left / 3).filter(|_| digit & 8 != 0) {
                for other in part..=(left - part) / 2 {
                    seen[values[part] ^ values[other] ^ values[left - part - other]] = n;
                }
            }
        }
        values.push(seen.iter().position(|&last| last != n).unwrap());
    }
    values
}

/// Guy and Smith's theorem, applied literally to every period that fits.
pub fn proof(digits: &[u32], values: &[usize]) -> Option<(usize, usize)> {
    let last = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
    let parts = if digits.iter().any(|&digit| digit > 7) { 3 } else { 2 };
    (1..values.len() / 2).find_map(|p| {
        let differs = |&n: &usize| values[n] != values[n + p];
        let start = (0..values.len() - p).rev().find(differs).map_or(0, |n| n + 1);
        (parts * (start.max(1) + p) + last <= values.len()).then_some((p, start))
    })
}

/// The values up to `limit`, or enough of them for a proof, which is tried each time the table has
/// doubled; and what is proved.
pub fn table(digits: &[u32], limit: usize) -> (Vec<usize>, Option<(usize, usize)>) {
    let mut heaps = 1000;
    loop {
        let values = values(digits, heaps.min(limit + 1));
        let proved = proof(digits, &values);
        if proved.is_some() || heaps > limit {
            return (values, proved);
        }
        heaps *= 2;
    }
}
