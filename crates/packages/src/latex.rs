//! The statement as LaTeX, for Kattis, BAPCtools and DOMjudge.

use crate::statement::{marked, sentence, Statement};
use grundy_lang::{Lang, Told};

impl Statement {
    /// The statement in English under a title, without the sample, which the judge adds.
    pub fn latex(&self, title: &str) -> String {
        let headings = ["Input", "Output", "Limits", "Explanation"];
        let texts = [&self.told(), &self.input[..], &self.output];
        self.written(title, headings, texts, Lang::En, sentence)
    }

    /// The same in Chinese.
    pub fn chinese_latex(&self, title: &str) -> Option<String> {
        let (chinese, told) = (self.chinese?, self.told_in_chinese()?);
        let headings = ["输入格式", "输出格式", "数据范围", "样例解释"];
        let texts = [&told, chinese.input, chinese.output];
        let sentence = |text: &str| format!("{text}。");
        Some(self.written(title, headings, texts, Lang::Zh, sentence))
    }

    fn written(
        &self,
        title: &str,
        headings: [&str; 4],
        [told, read, printed]: [&str; 3],
        lang: Lang,
        sentence: impl Fn(&str) -> String,
    ) -> String {
        let [input, output, limits, why] = headings;
        let item = |text: &String| format!("  \\item {}\n", latex(&sentence(text)));
        let list = |texts: &[String]| {
            let items: String = texts.iter().map(item).collect();
            format!("\\begin{{itemize}}\n{items}\\end{{itemize}}\n")
        };
        let mut sections = vec![
            (input, format!("{}\n", latex(read))),
            (output, format!("{}\n", latex(printed))),
            (limits, list(&self.limits(lang))),
        ];
        if !self.explained.is_empty() {
            let explained: Vec<_> = self.explained.iter().map(|it| it.told(lang)).collect();
            sections.push((why, list(&explained)));
        }
        let sections =
            sections.iter().map(|(heading, text)| format!("\n\\section*{{{heading}}}\n\n{text}"));
        format!(
            "\\problemname{{{}}}\n\n{}\n{}",
            plain(title),
            latex(told),
            sections.collect::<String>()
        )
    }
}

/// The text, with names in backquotes as in programs.
fn latex(text: &str) -> String {
    marked(text, plain, |word| format!("\\texttt{{{word}}}"))
}

fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        '#' | '$' | '%' | '&' | '_' | '{' | '}' => format!("\\{c}"),
        '^' => "\\textasciicircum{}".to_string(),
        '~' => "\\textasciitilde{}".to_string(),
        '\\' => "\\textbackslash{}".to_string(),
        '<' | '>' => format!("${c}$"),
        _ => c.to_string(),
    };
    text.chars().map(letter).collect()
}
