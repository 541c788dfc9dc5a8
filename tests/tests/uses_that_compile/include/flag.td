// Found by `include_dir`.
class FlagType<Dialect dialect> : TypeDef<dialect, "Flag"> {
  let mnemonic = "flag";
  let summary = "A flag.";
  let parameters = (ins "u32":$bit);
  let assemblyFormat = "`<` $bit `>`";
}
