//! Wrong solutions in wide use, in C++: each fails on a secret case of its package.

/// A wrong solution.
pub struct Wrong {
    program: &'static str,
    /// What it does wrong, as the name of a file.
    pub name: &'static str,
    /// The same as a sentence.
    why: &'static str,
    code: &'static str,
}

impl Wrong {
    /// The program in C++.
    pub fn text(&self) -> String {
        let head = "#include <algorithm>\n#include <cmath>\n#include <cstdio>\n#include <vector>\n";
        format!(
            "// Wrong: {}\n{head}using namespace std;\n\n{}",
            self.why, self.code
        )
    }
}

/// The wrong solution of a program.
pub fn wrong(program: &str) -> Option<&'static Wrong> {
    WRONG.iter().find(|wrong| wrong.program == program)
}

/// The programs that have one.
pub fn programs() -> impl Iterator<Item = &'static str> {
    WRONG.iter().map(|wrong| wrong.program)
}

const WRONG: [Wrong; 10] = [
    Wrong {
        program: "poj1067",
        name: "golden_ratio_in_floats",
        why: "1.618 for the golden ratio, so large pairs are misjudged.",
        code: r#"int main() {
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        if (a > b) swap(a, b);
        puts((int)((b - a) * 1.618) == a ? "0" : "1");
    }
}
"#,
    },
    Wrong {
        program: "hdu1846",
        name: "n_mod_m",
        why: "n % m instead of n % (m + 1).",
        code: r#"int main() {
    int cases, n, m;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d %d", &n, &m);
        puts(m == 0 || n % m ? "first" : "second");
    }
}
"#,
    },
    Wrong {
        program: "loj10241",
        name: "n_mod_k",
        why: "N % K instead of N % (K + 1).",
        code: r#"int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    puts(k == 0 || n % k ? "1" : "2");
}
"#,
    },
    Wrong {
        program: "hdu1907",
        name: "normal_play",
        why: "the rule of Nim in normal play reversed, also where all heaps are 1.",
        code: r#"int main() {
    int cases, n, heap;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        scanf("%d", &n);
        while (n--) scanf("%d", &heap), sum ^= heap;
        puts(sum ? "John" : "Brother");
    }
}
"#,
    },
    Wrong {
        program: "lightoj1253",
        name: "normal_play",
        why: "the rule of Nim in normal play, also where all heaps are 1.",
        code: r#"int main() {
    int cases, n, heap;
    scanf("%d", &cases);
    for (int number = 1; number <= cases; number++) {
        int sum = 0;
        scanf("%d", &n);
        while (n--) scanf("%d", &heap), sum ^= heap;
        printf("Case %d: %s\n", number, sum ? "Alice" : "Bob");
    }
}
"#,
    },
    Wrong {
        program: "poj1704",
        name: "unsorted",
        why: "the tokens are not sorted.",
        code: r#"int main() {
    int cases, n;
    scanf("%d", &cases);
    while (cases--) {
        scanf("%d", &n);
        vector<int> cells(n);
        for (int &cell : cells) scanf("%d", &cell);
        int sum = 0;
        for (int i = n - 1; i >= 0; i -= 2) sum ^= cells[i] - (i ? cells[i - 1] : 0) - 1;
        puts(sum ? "Georgia will win" : "Bob will win");
    }
}
"#,
    },
    Wrong {
        program: "acwing892",
        name: "all_steps",
        why: "the xor of all steps, as if it was Nim.",
        code: r#"int main() {
    int n, balls, sum = 0;
    scanf("%d", &n);
    while (n--) scanf("%d", &balls), sum ^= balls;
    puts(sum ? "Yes" : "No");
}
"#,
    },
    Wrong {
        program: "cses1099",
        name: "odd_stairs",
        why: "the odd stairs instead of the even ones.",
        code: r#"int main() {
    int cases, n, balls;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) {
            scanf("%d", &balls);
            if (i % 2) sum ^= balls;
        }
        puts(sum ? "first" : "second");
    }
}
"#,
    },
    Wrong {
        program: "cses1098",
        name: "heaps_whole",
        why: "heaps as in Nim, not their rests by 4.",
        code: r#"int main() {
    int cases, n, heap;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        scanf("%d", &n);
        while (n--) scanf("%d", &heap), sum ^= heap;
        puts(sum ? "first" : "second");
    }
}
"#,
    },
    Wrong {
        program: "acwing894",
        name: "splits_of_the_whole",
        why: "a heap is split into two that are as much together, instead of any two smaller ones.",
        code: r#"int main() {
    static int value[101];
    for (int heap = 1; heap <= 100; heap++) {
        vector<bool> seen(256);
        for (int a = 1; a < heap; a++) seen[value[a] ^ value[heap - a]] = true;
        while (seen[value[heap]]) value[heap]++;
    }
    int n, heap, sum = 0;
    scanf("%d", &n);
    while (n--) scanf("%d", &heap), sum ^= value[heap];
    puts(sum ? "Yes" : "No");
}
"#,
    },
];
