def [1];
