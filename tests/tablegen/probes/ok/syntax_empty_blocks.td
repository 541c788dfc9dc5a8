foreach i = [1] in { }
if 1 then { } else { }
let x = 1 in { }
