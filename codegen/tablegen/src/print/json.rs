//! The JSON form of records, as `llvm-tblgen --dump-json` writes it.
