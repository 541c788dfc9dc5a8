def a#1; def a#2#b;
