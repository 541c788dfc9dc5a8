foreach i = [[1]] in { def !head(i); }
