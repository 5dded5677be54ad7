//! Theorems in words, and where they come from.

use crate::pattern::set::Bound;
use crate::pattern::theorem::Theorem;
use grundy_lang::{told, Lang, Told};

/// What the values are.
impl Told for Theorem {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Theorem::Nim | Theorem::Turtles | Theorem::RestSplit(1) => "g(n) = n", "g(n) = n";
            Theorem::UpTo(Bound::Part(2)) =>
                "g(2k) = k, g(2k + 1) = g(k)",
                "g(2k) = k，g(2k + 1) = g(k)";
            Theorem::UpTo(Bound::Part(parts)) =>
                "g(n) = n / {parts} if {parts} divides n, else g(n - r - 1), where r = n / {parts}, rounded down",
                "若 {parts} 整除 n，则 g(n) = n / {parts}；否则 g(n) = g(n - r - 1)，其中 r 是 n / {parts} 向下取整";
            Theorem::UpTo(Bound::Root) =>
                "g(n) = r if n = r^2, else g(n - r - 1), where r is the square root of n, rounded down; so the lost heaps are 0, 2, 5, 8, 12, ..., with the gaps 2, 3, 3, 4, 5, 5, 6, 6, ...: powers of 2 once, others twice",
                "若 n = r^2，则 g(n) = r；否则 g(n) = g(n - r - 1)，其中 r 是 n 的平方根向下取整；所以必败的堆是 0, 2, 5, 8, 12, ...，间隔为 2, 3, 3, 4, 5, 5, 6, 6, ...：2 的幂出现一次，其余出现两次";
            Theorem::AtLeast(by) | Theorem::Multiples(by) | Theorem::RestSplit(by) =>
                "g(n) = n / {by}, rounded down",
                "g(n) = n / {by}，向下取整";
            Theorem::Modulo(by) => "g(n) = n mod {by}", "g(n) = n mod {by}";
            Theorem::Half =>
                "g(n) is the number of times that 2 divides n, modulo 2; g(0) = 0",
                "g(n) 等于 n 中因子 2 的个数模 2；g(0) = 0";
            Theorem::Divisor | Theorem::DivisorOrSplit =>
                "g(n) is 1 more than the number of times that 2 divides n; g(0) = 0",
                "g(n) 等于 n 中因子 2 的个数加 1；g(0) = 0";
            Theorem::ProperDivisor =>
                "g(n) is the number of times that 2 divides n; g(0) = 0",
                "g(n) 等于 n 中因子 2 的个数；g(0) = 0";
            Theorem::Coprime =>
                "g(n) = 0 if n is even, 1 if n = 1, else the index of the least prime that divides n (3 has the index 2)",
                "n 为偶数时 g(n) = 0，n = 1 时 g(n) = 1，否则 g(n) 是 n 的最小质因子的序号（3 的序号是 2）";
            Theorem::Powers(base) if base % 2 == 1 => "g(n) = n mod 2", "g(n) = n mod 2";
            Theorem::Powers(2) => "g(n) = n mod 3", "g(n) = n mod 3";
            Theorem::Powers(base) =>
                "g(n) = 2 if n is {base} modulo {next}, else (n mod {next}) mod 2",
                "n 模 {next} 余 {base} 时 g(n) = 2，否则 g(n) = (n mod {next}) mod 2",
                next = base + 1;
            Theorem::Ruler =>
                "g(n) is the greatest power of 2 that divides n; g(0) = 0",
                "g(n) 是整除 n 的最大的 2 的幂；g(0) = 0";
            Theorem::OneCoin => "g(n) = 1; g(0) = 0", "g(n) = 1；g(0) = 0";
            Theorem::MockTurtles =>
                "g(n) is the number among 2n - 2 and 2n - 1 that has an odd number of ones in binary; g(0) = 0",
                "g(n) 是 2n - 2 与 2n - 1 中，二进制有奇数个 1 的那个数；g(0) = 0";
            Theorem::Lasker | Theorem::LaskerUnequal =>
                "g(n) = n - 1 if 4 divides n > 0, n + 1 if n is 3 modulo 4, else n",
                "4 整除 n 且 n > 0 时 g(n) = n - 1，n 除以 4 余 3 时 g(n) = n + 1，否则 g(n) = n";
            Theorem::DivideBy(by) =>
                "g(n) is 1 if n has an odd number of digits in base {by}, else 0; g(0) = 0",
                "n 的 {by} 进制位数是奇数时 g(n) = 1，否则 g(n) = 0；g(0) = 0";
            Theorem::Divide =>
                "g(n) is the number of primes whose product is n; g(0) = 0",
                "g(n) 是 n 的质因子个数（重复的也算）；g(0) = 0";
            Theorem::SplitEqual =>
                "g(n) = 1 if n is even and more than 0, else 0",
                "n 是正偶数时 g(n) = 1，否则 g(n) = 0";
            Theorem::SplitAny => "g(n) = n - 1; g(0) = 0", "g(n) = n - 1；g(0) = 0";
            Theorem::LastTake(1) =>
                "the lost heaps are 0, 1, and from each lost heap H > 0 the next, which is H + M for the least lost M > 0 with M >= H: 0 and the powers of 2",
                "必败的堆是 0、1，以及由每个必败的 H > 0 得到的下一个 H + M，其中 M > 0 是满足 M >= H 的最小的必败堆：也就是 0 和 2 的幂";
            Theorem::LastTake(2) =>
                "the lost heaps are 0, 1, and from each lost heap H > 0 the next, which is H + M for the least lost M > 0 with 2 M >= H: 0 and the Fibonacci numbers",
                "必败的堆是 0、1，以及由每个必败的 H > 0 得到的下一个 H + M，其中 M > 0 是满足 2 M >= H 的最小的必败堆：也就是 0 和斐波那契数";
            Theorem::LastTake(factor) =>
                "the lost heaps are 0, 1, and from each lost heap H > 0 the next, which is H + M for the least lost M > 0 with {factor} M >= H",
                "必败的堆是 0、1，以及由每个必败的 H > 0 得到的下一个 H + M，其中 M > 0 是满足 {factor} M >= H 的最小的必败堆";
        })
    }
}

impl Theorem {
    /// Its source, or why it holds.
    pub fn source(self, lang: Lang) -> String {
        told!(lang, match self {
            Theorem::Nim => "it is Nim (Bouton, 1901)", "这就是 Nim 游戏（Bouton，1901）";
            Theorem::Turtles =>
                "it is Turning Turtles, which is Nim (Winning Ways, ch. 14)",
                "这是 Turning Turtles，与 Nim 等价（Winning Ways 第 14 章）";
            Theorem::UpTo(Bound::Part(2)) =>
                "by induction: the heaps m to 2m - 1 have the values 0 to m - 1, each once",
                "用归纳法，堆 m 到 2m - 1 的值恰好是 0 到 m - 1，各出现一次";
            Theorem::UpTo(_) =>
                "by induction: the values of n and of the heaps that it can leave are the numbers from 0 on, each once",
                "用归纳法，n 的值与它前面能走到的那些堆的值互不相同，从 0 起恰好排满";
            Theorem::AtLeast(_) =>
                "by induction: the heaps that can be left are all up to n minus the least that is taken, and their values are all smaller numbers",
                "用归纳法，能剩下的堆是从 0 到 n 减去最少取的个数，它们的值正好是所有更小的数";
            Theorem::Multiples(by) =>
                "a move lowers n / {by} by any number, as from a heap of Nim, and keeps the remainder",
                "一步可以把 n / {by} 减少任意多，就像 Nim 的一堆，而余数不变";
            Theorem::Modulo(by) =>
                "no multiple of {by} may be taken, so a move changes n modulo {by}; all numbers below {by} may, so each lesser remainder can be left",
                "不能取 {by} 的倍数，所以每一步都改变 n 除以 {by} 的余数；小于 {by} 的都能取，所以能变成任何更小的余数";
            Theorem::Half =>
                "by induction: the only move halves an even heap, which has the other of the values 0 and 1; an odd heap has no move",
                "用归纳法，唯一的一步是把偶数堆减半，一半的值是 0 和 1 中的另一个；奇数堆无路可走";
            Theorem::Divisor =>
                "taking a divisor with fewer factors 2 than n leaves a number with as many as the divisor; taking another leaves 0, or a number with more than n",
                "若所取的约数所含因子 2 比 n 少，剩下的数所含因子 2 与该约数一样多；否则剩下 0，或者剩下的数所含因子 2 比 n 多";
            Theorem::DivisorOrSplit =>
                "as without splits; two parts are worth 0 if 2 divides both equally often, else the nim-sum of two different numbers, one of which is the value of n",
                "不分堆时的理由照样成立；分成的两部分若因子 2 一样多，异或和为 0，否则是两个不同数的异或和，其中一个就是 n 的值";
            Theorem::ProperDivisor =>
                "taking a divisor with fewer factors 2 than n leaves a number with as many as the divisor; taking another leaves a number with more than n",
                "若所取的约数所含因子 2 比 n 少，剩下的数所含因子 2 与该约数一样多；否则剩下的数所含因子 2 比 n 多";
            Theorem::Coprime =>
                "what is left has no prime in common with n, so its least prime is another one; and 2, 1 and each lesser prime can be left",
                "剩下的数与 n 没有公共质因子，最小的质因子也就不同；而 2、1 和每个更小的质数都能剩下";
            Theorem::Powers(base) if base % 2 == 1 =>
                "all powers are odd, so each move changes the parity",
                "幂都是奇数，所以每一步都改变奇偶";
            Theorem::Powers(_) =>
                "modulo N + 1 a power of N is 1 or N, so taking it is like taking 1 or N",
                "设取 N 的幂；它们模 N + 1 余 1 或 N，所以相当于取 1 或 N";
            Theorem::Ruler =>
                "it is the Ruler game (Winning Ways, ch. 14)",
                "这是 Ruler 游戏（Winning Ways 第 14 章）";
            Theorem::OneCoin => "Winning Ways, ch. 14", "Winning Ways 第 14 章";
            Theorem::MockTurtles =>
                "it is Mock Turtles (Winning Ways, ch. 14)",
                "这是 Mock Turtles（Winning Ways 第 14 章）";
            Theorem::Lasker =>
                "it is Lasker's Nim (Winning Ways, ch. 4)",
                "这是 Lasker Nim（Winning Ways 第 4 章）";
            Theorem::LaskerUnequal =>
                "it is Lasker's Nim (Winning Ways, ch. 4), because two equal heaps are worth 0, as is the empty one",
                "这是 Lasker Nim（Winning Ways 第 4 章）：相等的两堆异或和为 0，与空堆一样";
            Theorem::RestSplit(1) =>
                "as in Nim; a split leaves parts whose sum is less than n, and so is their nim-sum, which is at most that sum",
                "不分堆时就是 Nim；分成的两部分之和小于 n，异或和不超过这个和，所以也小于 n";
            Theorem::RestSplit(by) =>
                "by induction: multiples of {by} leave each lesser value; the nim-sum of two parts is at most the sum of their values, which is less than n / {by}, rounded down",
                "用归纳法，取 {by} 的倍数能得到每个更小的值；分成两部分时，异或和不超过两部分的值之和，而这个和小于 n / {by} 向下取整";
            Theorem::DivideBy(_) =>
                "a move strikes the last digit, and there is no other",
                "每一步就是去掉最后一位，没有别的走法";
            Theorem::Divide =>
                "a move strikes some of the primes, as from a heap of Nim",
                "每一步去掉若干质因子，就像 Nim 的一堆";
            Theorem::SplitEqual => "two equal heaps are worth 0", "相等的两堆异或和为 0";
            Theorem::SplitAny =>
                "by induction: k parts are worth n - k at most, the sum of their values; and each lesser value v is that of v + 1 and heaps of 1",
                "用归纳法，k 份的值之和是 n - k，所以异或和不超过 n - k；而每个更小的值 v，都可以由 v + 1 和若干个 1 得到";
            Theorem::LastTake(_) =>
                "Schwenk, Take-away games, 1970",
                "Schwenk，Take-away games，1970";
        })
    }
}
