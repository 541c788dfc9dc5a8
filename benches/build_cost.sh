#!/usr/bin/env bash
# The build cost of the generator for a user: the clean build of `isogloss-codegen` as a build-dependency, and the build of a
# generated dialect of 100 types and 100 attributes when everything else is built. CPU seconds (user and system), the median
# of five runs and all of them, and the number of generated lines per definition.
#
# usage: benches/build_cost.sh [runs]
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
runs=${1:-5}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
TIMEFORMAT='%U %S %R'

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
# Without incremental compilation, as crates of a registry are built: a first incremental build pays for later ones.
measure "clean build of the generator" env CARGO_INCREMENTAL=0 cargo build --quiet

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
