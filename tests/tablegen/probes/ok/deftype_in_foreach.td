foreach i = [1] in { deftype T = int; }
