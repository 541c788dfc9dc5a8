isogloss::dialect! { file = "missing.td" }

fn main() {}
