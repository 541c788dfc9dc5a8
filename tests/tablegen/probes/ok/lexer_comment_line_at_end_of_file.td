def a; // no newline follows
