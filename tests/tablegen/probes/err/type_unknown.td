def a {
  Unknown x = ?;
}
