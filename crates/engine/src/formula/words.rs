//! The words and signs of formulas, each written once: for reading, for printing and for messages.

macro_rules! words {
    ($($(#[$about:meta])* $name:ident { $($(#[$says:meta])* $one:ident = $word:literal,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
        pub enum $name {
            $($(#[$says])* $one,)*
        }

        impl $name {
            /// All words or signs, in the order of the values.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// The value that is written so.
            pub fn of(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$one),)*
                    _ => None,
                }
            }

            /// How it is written.
            pub fn word(self) -> &'static str {
                $name::WORDS[self as usize]
            }
        }
    )*};
}

words! {
    /// An operator before a number.
    Sign {
        /// `-x`.
        Minus = "-",
        /// `~x`: all bits are changed.
        Complement = "~",
    }

    /// An operator between two numbers.
    Operator {
        /// `x + y`.
        Add = "+",
        /// `x - y`.
        Subtract = "-",
        /// `x * y`.
        Times = "*",
        /// `x / y` and `x // y`, rounded down.
        Over = "/",
        /// `x % y`, with the sign of y.
        Modulo = "%",
        /// `x ** y`; y is not negative.
        Power = "**",
        /// `x & y`.
        And = "&",
        /// `x | y`.
        Or = "|",
        /// `x ^ y`.
        Xor = "^",
        /// `x << y`; y is not negative.
        Left = "<<",
        /// `x >> y`; y is not negative.
        Right = ">>",
    }

    /// A function of numbers.
    Function {
        /// The greatest common divisor of two numbers or more; at least 0.
        Gcd = "gcd",
        /// The least common multiple of two numbers or more; at least 0.
        Lcm = "lcm",
        /// The least of two numbers or more.
        Min = "min",
        /// The greatest of two numbers or more.
        Max = "max",
        /// The number without its sign.
        Abs = "abs",
        /// The square root, rounded down, of a number from 0 on.
        Sqrt = "sqrt",
        /// How many bits of a number from 0 on are 1.
        Popcount = "popcount",
        /// How many bits a number from 0 on has; 0 has none.
        Bitlen = "bitlen",
        /// The greatest e with b ** e <= n, of b from 2 on and n from 1 on: log(b, n).
        Log = "log",
    }

    /// A function of all numbers of a set.
    Fold {
        /// The least; the set may not be empty.
        Min = "min",
        /// The greatest; the set may not be empty.
        Max = "max",
        /// The sum, each number as often as it occurs; 0 of none.
        Sum = "sum",
        /// The product, each number as often as it occurs; 1 of none.
        Product = "product",
        /// How many there are, each as often as it occurs.
        Len = "len",
    }

    /// A relation between numbers.
    Relation {
        /// `<`.
        Less = "<",
        /// `<=`.
        AtMost = "<=",
        /// `>`.
        Greater = ">",
        /// `>=`.
        AtLeast = ">=",
        /// `==`.
        Equal = "==",
        /// `!=`.
        NotEqual = "!=",
    }

    /// A set with a name, of one number (powers: two), which is at least 0.
    Family {
        /// The decimal digits of n, each as often as it occurs; of 0, a 0.
        Digits = "digits",
        /// The divisors of n, ascending; of 0, none.
        Divisors = "divisors",
        /// The primes up to n.
        Primes = "primes",
        /// The primes that divide n, each once, ascending; of 0, none.
        Factors = "factors",
        /// The squares from 1 up to n.
        Squares = "squares",
        /// The Fibonacci numbers from 1 up to n, 1 once.
        Fibonacci = "fibonacci",
        /// The places of the bits of n that are 1, from 0 on.
        Bits = "bits",
        /// The powers of b up to n, from 1 on, b from 2 on: powers(b, n).
        Powers = "powers",
    }
}

impl Operator {
    /// How strongly it binds: 0 least, 6 most.
    pub fn strength(self) -> usize {
        match self {
            Operator::Or => 0,
            Operator::Xor => 1,
            Operator::And => 2,
            Operator::Left | Operator::Right => 3,
            Operator::Add | Operator::Subtract => 4,
            Operator::Times | Operator::Over | Operator::Modulo => 5,
            Operator::Power => 6,
        }
    }
}
