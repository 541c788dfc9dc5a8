def "a" "b";
