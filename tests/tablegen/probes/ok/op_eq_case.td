def a {
  bit x = !eq("A", "a");
  bit y = !eq(!tolower("A"), "a");
}
