def a {
  string s = "tab\there nl\nthere quote\" back\\ single\'";
  string e = "";
}
