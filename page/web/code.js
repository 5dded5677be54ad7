// The line of Rust that `pattern` gives, as a line of C++ and of Python.
//
// Checked: page/tests/code.mjs compiles and runs all three for every law of the tests.

// Theorems whose code is not an expression of n in all languages: the Rust, the C++, the Python.
const KNOWN = [
    ["if n == 0 { 0 } else { 1 + n.trailing_zeros() as usize }", "n ? 1 + __builtin_ctzll(n) : 0", "(n & -n).bit_length()"],
    ["n & n.wrapping_neg()", "n & -n", "n & -n"],
    ["n.min(1)", "n > 0", "int(n > 0)"],
    [
        "if n == 0 { 0 } else { 2 * (n - 1) + 1 - (n - 1).count_ones() as usize % 2 }",
        "n ? 2 * (n - 1) + 1 - __builtin_popcountll(n - 1) % 2 : 0",
        '2 * (n - 1) + 1 - bin(n - 1).count("1") % 2 if n else 0',
    ],
    [
        "match n % 4 { 0 if n > 0 => n - 1, 3 => n + 1, _ => n }",
        "n % 4 == 0 && n > 0 ? n - 1 : n % 4 == 3 ? n + 1 : n",
        "n - 1 if n % 4 == 0 and n > 0 else n + 1 if n % 4 == 3 else n",
    ],
    ["n >> (!n).trailing_zeros() >> 1", "n >> __builtin_ctzll(~n) >> 1", "n >> (~n & (n + 1)).bit_length()"],
    [
        "match (2..).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n) { 0 | 1 => n, 2 => 0, p => (2..=p).filter(|&q| (2..).take_while(|d| d * d <= q).all(|d| q % d != 0)).count() }",
        null,
        null,
    ],
    [
        "{ let (mut rest, mut p, mut g) = (n, 2, 0); while p * p <= rest { if rest % p == 0 { rest /= p; g += 1 } else { p += 1 } } g + (rest > 1) as usize }",
        null,
        "(lambda f: f(f, n, 2))(lambda f, n, p: next((1 + f(f, n // d, d) for d in range(p, int(n ** 0.5) + 2) if n % d == 0 and d < n), int(n > 1)))",
    ],
];
// Whole lines, for what takes a loop.
const LOOPS = {
    [KNOWN[6][0]]: [
        "u64 g(u64 n) { auto least = [](u64 n) { u64 d = 2; while (d * d <= n && n % d) d++; return d * d <= n ? d : n; }; u64 p = least(n), index = 0; if (n < 2 || p == 2) return n == 1; for (u64 q = 2; q <= p; q++) index += least(q) == q; return index; }",
        "least = lambda n: next((d for d in range(2, int(n ** 0.5) + 2) if n % d == 0 and d < n), n); g = lambda n: int(n == 1) if n < 2 or n % 2 == 0 else sum(least(q) == q for q in range(2, least(n) + 1))",
    ],
    [KNOWN[7][0]]: [
        "u64 g(u64 n) { u64 p = 2, count = 0; while (p * p <= n) if (n % p == 0) n /= p, count++; else p++; return count + (n > 1); }",
        `g = lambda n: ${KNOWN[7][2]}`,
    ],
};

/** { rust, cpp, python }; a language is null if a line of it is not known. */
export function languages(code) {
    const rust = code;
    if (LOOPS[code]) {
        const [cpp, python] = LOOPS[code];
        return { rust, cpp: typed(cpp), python };
    }
    if (code.includes("// whether g(n) is 0")) {
        const [cpp, python] = zeros(code.split(" //")[0]);
        return { rust, cpp: cpp && typed(`bool is_zero(u64 n) { ${cpp} }`), python };
    }
    const recursive = /^fn g\(n: usize\) -> usize \{ (.*) \}$/.exec(code);
    const [cpp, python] = expression(recursive ? recursive[1] : code);
    return {
        rust,
        cpp: cpp && typed(`u64 g(u64 n) { return ${cpp}; }`),
        python: python && `g = lambda n: ${python}`,
    };
}

const typed = (line) => line.replace(/\bu64\b/g, "unsigned long long");

// An expression of n in C++ and in Python.
function expression(rust) {
    const known = KNOWN.find(([line]) => line === rust);
    if (known) {
        return known.slice(1);
    }
    const branch = /^if (.*?) \{ (.*?) \} else (?:\{ (.*) \}|(if .*))$/.exec(rust);
    if (branch) {
        const [, condition, yes, no, more] = branch;
        const [then, otherwise] = [expression(yes), expression(no ?? more)];
        return [
            `${condition} ? ${then[0]} : ${otherwise[0]}`,
            `${then[1]} if ${condition} else ${otherwise[1]}`,
        ];
    }
    const plain = rust.replace(/(\d)usize/g, "$1");
    if (!/^[ng\d\s+*/%()[\],-]+$/.test(plain)) {
        return [null, null];
    }
    // A list before an index.
    const list = plain.replace(/\[([\d, ]+)\](?=\[)/g, (_, values) => `(const unsigned long long[]){${values}}`);
    return [suffixed(list), plain.replace(/\//g, "//")];
}

// What does not fit into a signed number of C++.
function suffixed(text) {
    return text.replace(/\d{19,}/g, (digits) => `${digits}u`);
}

// Whether n is one of the zeros: the body in C++, and a line of Python.
function zeros(rust) {
    const among = /^(?:\[([\d, ]*)\]\.contains\(&n\) \|\| )?(.*)$/.exec(rust);
    const before = among[1] ? among[1].split(", ") : [];
    const [listed, alike] = [before.map((n) => `n == ${n} || `).join(""), before.length > 0 ? `n in [${before.join(", ")}] or ` : ""];
    const rest = among[2];
    const equal = /^n % \d+ == \d+$/.exec(rest);
    if (equal) {
        return [`return ${rest};`, `is_zero = lambda n: ${rest}`];
    }
    const residues = /^(?:n >= (\d+) && )?\[([\d, ]+)\]\.contains\(&\(n % (\d+)\)\)$/.exec(rest);
    if (residues) {
        const [, start, list, modulus] = residues;
        const some = list.split(", ").map((at) => `n % ${modulus} == ${at}`).join(" || ");
        return [
            `return ${listed}${start ? `n >= ${start} && ` : ""}(${some});`,
            `is_zero = lambda n: ${alike}${start ? `n >= ${start} and ` : ""}n % ${modulus} in [${list}]`,
        ];
    }
    const follows = /^\{ let \(mut a, mut b\) = \((\d+)i128, (\d+)i128\); while a < n as i128 \{ let c = (.*?); a = b; b = c; \} a == n as i128 \}$/.exec(rest);
    if (follows) {
        const [, a, b, next] = follows;
        const tail = next.replace(/\+ -/g, "- ").replace(/ [+-] 0$/, "");
        const growth = /^b \+ b - a \+ (\d+)$/.exec(next);
        // Squares are too many for a recursion; their differences grow evenly.
        const python = growth
            ? `any(${a} + ${Number(b) - Number(a)} * k + ${growth[1]} * k * (k - 1) // 2 == n for k in range(int((2 * n) ** 0.5) + 3))`
            : null;
        return [
            `${before.length > 0 ? `if (${listed.slice(0, -4)}) return true; ` : ""}__int128 a = ${a}, b = ${b}; while (a < n) { __int128 c = ${tail}; a = b; b = c; } return a == n;`,
            python
                ? `is_zero = lambda n: ${alike}${python}`
                : `is_zero = lambda n, a=${a}, b=${b}: ${alike}(a == n if a >= n else is_zero(n, b, ${tail}))`,
        ];
    }
    const beatty = /^\{ let term = \|k: i128\| \((-?\d+) \* k \+ \(\((\d+) \* k \* k\) as u128\)\.isqrt\(\) as i128\) \/ 2; /.exec(rest);
    if (beatty) {
        const [, whole, square] = beatty;
        // The term of k is below m exactly if whole k + sqrt(square) k < 2 m.
        return [
            `auto below = [](__int128 k, __int128 m) { __int128 d = 2 * m - ${whole} * k; return d > 0 && ${square} * k * k < d * d; }; __int128 low = 0, high = (__int128)n + 1; while (low < high) { __int128 k = (low + high) / 2; if (below(k, n)) low = k + 1; else high = k; } return below(low, (__int128)n + 1);`,
            `is_zero = lambda n: (lambda below: (lambda k: below(k, n + 1))(__import__("bisect").bisect_left(range(n + 1), True, key=lambda k: not below(k, n))))(lambda k, m: 2 * m > ${whole} * k and ${square} * k * k < (2 * m - ${whole} * k) ** 2)`,
        ];
    }
    return [null, null];
}
