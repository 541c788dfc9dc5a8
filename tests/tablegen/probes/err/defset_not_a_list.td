defset int all = { }
