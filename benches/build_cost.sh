#!/usr/bin/env bash
# The build cost for a user: the clean build of the runtime, of `isogloss-codegen` as a build-dependency, and the builds of a
# generated dialect of 100 types and 100 attributes and of one of 200 operations when everything else is built. CPU seconds
# (user and system), the median of five runs and all of them, and the number of generated lines per definition.
#
# usage: benches/build_cost.sh [runs]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
runs=${1:-5}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
TIMEFORMAT='%U %S %R'
# As crates of a registry are built: a first incremental build pays for later ones, and a later one measures what changed.
export CARGO_INCREMENTAL=0

crate() { # name, more of the manifest
  mkdir -p "$scratch/$1/src"
  printf '[package]\nname = "%s"\nversion = "0.0.0"\nedition = "2024"\n%s\n[workspace]\n' "$1" "$2" >"$scratch/$1/Cargo.toml"
  cp "$root/Cargo.lock" "$scratch/$1/"
}

measure() { # label, command...
  local label=$1 all="" user system wall
  shift
  for _ in $(seq "$runs"); do
    prepare
    read -r user system wall < <({ time "$@" >/dev/null 2>&1; } 2>&1)
    all+="$(echo "$user + $system" | bc) "
  done
  all=$(tr ' ' '\n' <<<"$all" | grep . | sort -n)
  echo "$label: $(sed -n "$((runs / 2 + 1))p" <<<"$all") CPU s (of" $all")"
}

# The generator as a build-dependency.
crate tool "[build-dependencies]
isogloss-codegen = { path = \"$root/codegen\" }"
echo 'fn main() {}' | tee "$scratch/tool/build.rs" >"$scratch/tool/src/main.rs"
cd "$scratch/tool"
cargo fetch --quiet
echo "crates: $(cargo tree --edges build,normal --no-dedupe --prefix none | sort -u | grep -c -v '^tool')"
prepare() { rm -rf target; }
measure "clean build of the generator" cargo build --quiet

# The runtime, in the default profile and without its dependencies.
crate user "[dependencies]
isogloss = { path = \"$root/runtime\" }"
echo >"$scratch/user/src/lib.rs"
cd "$scratch/user"
cargo build --quiet
prepare() { cargo clean --quiet -p isogloss; }
measure "clean build of the runtime" cargo build --quiet

# A dialect of 200 definitions.
crate dialect "[dependencies]
isogloss = { path = \"$root/runtime\" }
[build-dependencies]
isogloss-codegen = { path = \"$root/codegen\" }"
cd "$scratch/dialect"
{
  echo 'include "isogloss/Dialect.td"'
  echo 'def B_Dialect : Dialect { let name = "b"; let summary = "Many definitions."; }'
  for i in $(seq 100); do
    for what in Type Attr; do
      keyword=$(echo "$what" | tr '[:upper:]' '[:lower:]')
      echo "def B_N$i$what : ${what}Def<B_Dialect, \"N$i\"> {"
      echo "  let summary = \"Definition number $i.\";"
      echo "  let mnemonic = \"$keyword$i\";"
      echo '  let parameters = (ins "u64":$count, "Type":$element);'
      echo '  let assemblyFormat = "`<` $count `,` $element `>`";'
      echo "}"
    done
  done
} >dialect.td
echo 'fn main() { isogloss_codegen::compile("dialect.td"); }' >build.rs
echo 'isogloss::include_dialect!("dialect");' >src/lib.rs
cargo build --quiet
echo "generated lines for a definition: $(($(wc -l <"$(find target -name dialect.rs | head -1)") / 200))"
prepare() { touch src/lib.rs; }
measure "debug build of 200 definitions, generated before" cargo build --quiet
prepare() { echo "// $RANDOM" >>dialect.td; }
measure "the same with generation" cargo build --quiet

# A dialect of 200 operations: arithmetic, a cast, a call, a loop and a branch in turn.
crate operations "[dependencies]
isogloss = { path = \"$root/runtime\" }
[build-dependencies]
isogloss-codegen = { path = \"$root/codegen\" }"
cd "$scratch/operations"
{
  cat <<'TD'
include "isogloss/Dialect.td"
include "isogloss/Op.td"
def O_Dialect : Dialect { let name = "o"; let summary = "Many operations."; }
TD
  for i in $(seq 40); do
    cat <<TD
def O_Add$i : Op<O_Dialect, "add$i", [Pure, Commutative, SameOperandsAndResultType]> {
  let summary = "Adds by rule number $i.";
  let arguments = (ins SignlessIntegerLike:\$lhs, SignlessIntegerLike:\$rhs, DefaultValuedAttr<I32Attr, "0">:\$flags);
  let results = (outs SignlessIntegerLike:\$result);
  let assemblyFormat = "\$lhs \`,\` \$rhs (\`flags\` \$flags^)? attr-dict \`:\` type(\$result)";
}
def O_Cast$i : Op<O_Dialect, "cast$i", [Pure]> {
  let summary = "Casts by rule number $i.";
  let arguments = (ins AnyType:\$in);
  let results = (outs AnyType:\$out);
  let assemblyFormat = "\$in attr-dict \`:\` type(\$in) \`to\` type(\$out)";
}
def O_Call$i : Op<O_Dialect, "call$i", [AttrSizedOperandSegments]> {
  let summary = "Calls by rule number $i.";
  let arguments = (ins FlatSymbolRefAttr:\$callee, Variadic<AnyType>:\$args, Optional<I1>:\$mask, OptionalAttr<StrAttr>:\$note);
  let results = (outs Variadic<AnyType>:\$results);
  let assemblyFormat = [{
    \$callee \`(\` \$args \`)\` (\`mask\` \$mask^)? (\`note\` \$note^)? attr-dict \`:\` functional-type(\$args, \$results)
  }];
}
def O_Loop$i : Op<O_Dialect, "loop$i", [AutomaticAllocationScope]> {
  let summary = "Repeats by rule number $i.";
  let arguments = (ins Index:\$lower, Index:\$upper, UnitAttr:\$parallel);
  let regions = (region SizedRegion<1>:\$body);
  let assemblyFormat = "(\`parallel\` \$parallel^)? \$lower \`to\` \$upper \$body attr-dict";
}
def O_Branch$i : Op<O_Dialect, "branch$i", [Terminator]> {
  let summary = "Branches by rule number $i.";
  let arguments = (ins I1:\$condition);
  let successors = (successor AnySuccessor:\$then, AnySuccessor:\$otherwise);
  let assemblyFormat = "\$condition \`,\` \$then \`,\` \$otherwise attr-dict";
}
TD
  done
} >dialect.td
echo 'fn main() { isogloss_codegen::compile("dialect.td"); }' >build.rs
echo 'isogloss::include_dialect!("dialect");' >src/lib.rs
cargo build --quiet
echo "generated lines for an operation: $(($(wc -l <"$(find target -name dialect.rs | head -1)") / 200))"
prepare() { touch src/lib.rs; }
measure "debug build of 200 operations, generated before" cargo build --quiet
# The generator alone, optimised.
cargo build --quiet --release --manifest-path "$root/cli/Cargo.toml"
prepare() { :; }
measure "generation of 200 operations by the command" "$root/target/release/isogloss" generate dialect.td -o "$scratch/dialect.rs"
