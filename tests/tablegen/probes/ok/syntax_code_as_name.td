def [{abc}];
