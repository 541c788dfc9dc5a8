//! Affine maps and integer sets.

use super::Generator;

impl Generator {
    /// An affine map of that many dimensions.
    pub(super) fn affine_map(&mut self, dims: usize) -> String {
        let symbols = self.random.below(3);
        let results: Vec<String> =
            (0..1 + self.random.below(2)).map(|_| self.affine_expr(dims, symbols, 3)).collect();
        format!("affine_map<{} -> ({})>", signature(dims, symbols), results.join(", "))
    }

    pub(super) fn integer_set(&mut self) -> String {
        let (dims, symbols) = (self.random.below(3), self.random.below(3));
        let constraints: Vec<String> = (0..self.random.below(4))
            .map(|_| {
                let left = self.affine_expr(dims, symbols, 2);
                let right = self.random.below(20);
                let relation = *self.random.pick(&["==", ">="]);
                format!("{left} {relation} {right}")
            })
            .collect();
        format!("affine_set<{} : ({})>", signature(dims, symbols), constraints.join(", "))
    }

    /// A sum of dimensions and symbols, some of them multiplied or divided. Not every affine
    /// expression: the printed form of some subtractions parses to an expression that prints
    /// differently.
    fn affine_expr(&mut self, dims: usize, symbols: usize, terms: usize) -> String {
        let mut text = self.affine_term(dims, symbols);
        for _ in 0..self.random.below(terms) {
            text = format!("{text} + {}", self.affine_term(dims, symbols));
        }
        text
    }

    fn affine_term(&mut self, dims: usize, symbols: usize) -> String {
        let atom = match self.random.below(dims + symbols + 1) {
            at if at < dims => format!("d{at}"),
            at if at < dims + symbols => format!("s{}", at - dims),
            _ => return self.random.below(20).to_string(),
        };
        match self.random.below(8) {
            0..=2 => format!("{atom} * {}", self.affine_factor(symbols)),
            3 => format!("({atom} + {}) mod {}", self.random.below(9), self.affine_factor(symbols)),
            4 => format!("{atom} floordiv {}", self.affine_factor(symbols)),
            5 => format!("{atom} ceildiv {}", self.affine_factor(symbols)),
            _ => atom,
        }
    }

    /// A positive constant or a symbol.
    fn affine_factor(&mut self, symbols: usize) -> String {
        if symbols > 0 && self.random.chance(15) {
            return format!("s{}", self.random.below(symbols));
        }
        (1 + self.random.below(9)).to_string()
    }
}

fn signature(dims: usize, symbols: usize) -> String {
    let names = |letter: char, count: usize| {
        (0..count).map(|at| format!("{letter}{at}")).collect::<Vec<_>>().join(", ")
    };
    if symbols == 0 {
        return format!("({})", names('d', dims));
    }
    format!("({})[{}]", names('d', dims), names('s', symbols))
}
