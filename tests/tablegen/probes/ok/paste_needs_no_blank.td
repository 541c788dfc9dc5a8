def a {
  string x = "a"#"b"#1#"c";
}
