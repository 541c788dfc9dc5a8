def "a" # [{b}];
