def a {
  string x = !tolower("ABC def 123 \t É");
  string y = !toupper(!tolower("MiXeD"));
}
