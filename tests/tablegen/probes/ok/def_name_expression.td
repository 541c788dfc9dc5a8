foreach i = 0-1 in { def !strconcat("n", !cast<string>(i)); }
