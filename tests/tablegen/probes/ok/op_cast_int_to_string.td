def a {
  string i = !cast<string>(42);
  string n = !cast<string>(-1);
  string b = !cast<string>(true);
  string bs = !cast<string>(0b101);
}
