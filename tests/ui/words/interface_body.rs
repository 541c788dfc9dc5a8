// says: mismatched types
// says: interface_body_td_line_6
// says: cannot add `&str` to `u64`
// says: interface_body_td_line_7

isogloss::dialect! { file = "interface_body.td" }

fn main() {
    let _ = dialect();
}
