def a<int n>;
