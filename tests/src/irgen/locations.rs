//! Locations.

use super::Generator;

impl Generator {
    /// The text between the parentheses of `loc(...)`.
    pub(super) fn location(&mut self, depth: usize) -> String {
        if !self.location_aliases.is_empty() && self.random.chance(25) {
            return self.random.pick(&self.location_aliases).clone();
        }
        match self.random.below(if depth == 0 { 4 } else { 8 }) {
            0 => "unknown".to_owned(),
            1 => format!(
                "\"file{}.x\":{}:{}",
                self.random.below(3),
                self.random.below(99),
                self.random.below(50)
            ),
            2 => self.range(),
            3 => format!("\"name {}\"", self.random.below(9)),
            4 => format!("\"name {}\"({})", self.random.below(9), self.location(depth - 1)),
            5 => {
                let callee = self.location(depth - 1);
                format!("callsite({callee} at {})", self.location(depth - 1))
            }
            6 => format!("fused[{}]", self.location_list(depth)),
            _ => {
                let metadata = self.fresh_attribute(depth - 1);
                format!("fused<{metadata}>[{}]", self.location_list(depth))
            }
        }
    }

    fn range(&mut self) -> String {
        let (line, column) = (self.random.below(50), self.random.below(50));
        let (down, right) = (1 + self.random.below(3), 1 + self.random.below(9));
        // Each range has one spelling only: two spellings would be two locations that print
        // alike.
        if self.random.chance(50) {
            return format!("\"range.x\":{line}:{column} to :{}", column + right);
        }
        format!("\"range.x\":{line}:{column} to {}:{}", line + down, self.random.below(50))
    }

    fn location_list(&mut self, depth: usize) -> String {
        let locations: Vec<String> = (0..self.random.below(4)).map(|_| self.location(depth - 1)).collect();
        locations.join(", ")
    }

    /// ` loc(...)`, or nothing.
    pub(super) fn trailing_location(&mut self) -> String {
        if self.random.chance(12) { format!(" loc({})", self.location(2)) } else { String::new() }
    }
}
