assert ?, "message";
