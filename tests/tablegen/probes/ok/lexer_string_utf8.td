def a {
  string s = "grüße 日本 🎉";
}
