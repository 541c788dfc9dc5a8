//! Elements attributes: dense from lists, single values and hexadecimal strings, and sparse.

use super::Generator;
use super::types::Scalar;

impl Generator {
    /// A dense elements attribute with its type.
    pub(super) fn elements(&mut self) -> String {
        let scalar = self.scalar();
        let shape = self.static_shape();
        match self.random.below(8) {
            0 => self.string_elements(&shape),
            1 => self.hex_elements(scalar, &shape),
            2 => self.complex_elements(scalar, &shape),
            3 => {
                let value = self.literal(scalar);
                self.of_shape(&value, &shape, &scalar.to_string())
            }
            _ => {
                let list = self.nested(&shape, &mut |this| this.literal(scalar));
                self.of_shape(&list, &shape, &scalar.to_string())
            }
        }
    }

    /// A shape of few elements, sometimes of more than the printer writes one by one.
    fn static_shape(&mut self) -> Vec<usize> {
        if self.random.chance(3) {
            return vec![101 + self.random.below(4)];
        }
        (0..self.random.below(4)).map(|_| self.random.below(4)).collect()
    }

    fn of_shape(&mut self, values: &str, shape: &[usize], element: &str) -> String {
        let dims: String = shape.iter().map(|dim| format!("{dim}x")).collect();
        // A vector has no dimension of size zero and only scalar elements.
        let vector = !shape.contains(&0) && !element.contains(['!', '<']) && self.random.chance(25);
        format!("dense<{values}> : {}<{dims}{element}>", if vector { "vector" } else { "tensor" })
    }

    /// The values of a shape in nested lists.
    fn nested(&mut self, shape: &[usize], value: &mut impl FnMut(&mut Self) -> String) -> String {
        match shape.split_first() {
            None => value(self),
            Some((_, _)) if shape.contains(&0) => String::new(),
            Some((dim, rest)) => {
                let items: Vec<String> = (0..*dim).map(|_| self.nested(rest, value)).collect();
                format!("[{}]", items.join(", "))
            }
        }
    }

    fn string_elements(&mut self, shape: &[usize]) -> String {
        let list =
            if shape.contains(&0) { "\"s\"".to_owned() } else { self.nested(shape, &mut Self::string) };
        self.of_shape(&list, shape, "!t.str")
    }

    fn hex_elements(&mut self, scalar: Scalar, shape: &[usize]) -> String {
        let width = match scalar {
            Scalar::Integer(_, width) | Scalar::Float(_, width) if width % 8 == 0 => width as usize,
            _ => return self.elements(),
        };
        let count: usize = shape.iter().product();
        let count = if self.random.chance(20) { 1 } else { count };
        // Not every bit pattern of these types has a literal with the same value.
        if count == 0 || matches!(scalar, Scalar::Float("f80" | "f128", _)) {
            return self.elements();
        }
        let digits = self.random.hex_digits(count * width / 4);
        self.of_shape(&format!("\"0x{digits}\""), shape, &scalar.to_string())
    }

    fn complex_elements(&mut self, scalar: Scalar, shape: &[usize]) -> String {
        // The reference tool prints pairs of bits wrongly.
        if matches!(scalar, Scalar::Index | Scalar::Integer(_, 1)) {
            return self.elements();
        }
        let mut pair = |this: &mut Self| format!("({}, {})", this.literal(scalar), this.literal(scalar));
        let list = if self.random.chance(20) { pair(self) } else { self.nested(shape, &mut pair) };
        self.of_shape(&list, shape, &format!("complex<{scalar}>"))
    }

    /// A sparse elements attribute with its type.
    pub(super) fn sparse_elements(&mut self) -> String {
        let scalar = self.scalar();
        let shape: Vec<usize> = (0..1 + self.random.below(3)).map(|_| 1 + self.random.below(9)).collect();
        let dims: String = shape.iter().map(|dim| format!("{dim}x")).collect();
        let count = self.random.below(4);
        if count == 0 {
            return format!("sparse<> : tensor<{dims}{scalar}>");
        }
        let mut places: Vec<Vec<usize>> = Vec::new();
        for _ in 0..count {
            let place: Vec<usize> = shape.iter().map(|dim| self.random.below(*dim)).collect();
            places.push(place);
        }
        // Several indices that are a splat are printed in a form that cannot be parsed.
        if places.iter().flatten().all(|index| *index == places[0][0]) {
            places.truncate(1);
        }
        let indices: Vec<String> = places.iter().map(|place| format!("{place:?}")).collect();
        let values: Vec<String> = places.iter().map(|_| self.literal(scalar)).collect();
        format!("sparse<[{}], [{}]> : tensor<{dims}{scalar}>", indices.join(", "), values.join(", "))
    }
}
