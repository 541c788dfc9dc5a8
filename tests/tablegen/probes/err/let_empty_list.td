let in def a;
