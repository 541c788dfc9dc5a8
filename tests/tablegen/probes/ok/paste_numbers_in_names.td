foreach i = 0-1 in foreach j = ["a", "b"] in def x # i # "_" # j # "_end";
