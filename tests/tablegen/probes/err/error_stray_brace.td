def a { }
}
