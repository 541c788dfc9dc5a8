#!/usr/bin/env bash
# Enums of MLIR whose cases got other numbers between 19 and 22, of the definition files of both.
. "$(dirname "$0")/common.sh"
debian llvm-19=1:19.1.7-3~deb12u1 libllvm19=1:19.1.7-3~deb12u1 libmlir-19-dev=1:19.1.7-3~deb12u1 \
    $llvm22 libmlir-22-dev=1:22.1.8-1~deb12u1
version "definition files of MLIR 19.1.7 and 22.1.8"
guess "one enum, arith::AtomicRMWKind: numbers of enums are in files that people keep"
cat >numbers.py <<'PY'
import glob, json, os, subprocess, sys

def enums(root):
    found = {}
    environment = dict(os.environ, LD_LIBRARY_PATH=root + "/lib:" + root + "/../x86_64-linux-gnu")
    for file in glob.glob(root + "/include/mlir/Dialect/**/*.td", recursive=True):
        run = subprocess.run([root + "/bin/llvm-tblgen", "--dump-json", "-I", root + "/include", file],
                             capture_output=True, env=environment)
        if run.returncode:
            continue
        records = json.loads(run.stdout)
        classes = records["!instanceof"]
        for name in classes.get("EnumAttrInfo", []) + classes.get("EnumInfo", []):
            record = records[name]
            cases = [records[case["def"]] for case in record.get("enumerants") or record.get("cases") or []]
            found[record["cppNamespace"] + "::" + record["className"]] = {c["str"]: c["value"] for c in cases}
    return found

old, new = (enums(root) for root in sys.argv[1:])
for name in sorted(old.keys() & new.keys()):
    both = old[name].keys() & new[name].keys()
    changed = sum(old[name][case] != new[name][case] for case in both)
    if changed:
        print(f"{name}: {changed} of {len(both)}")
PY
lib="$work/debian/usr/lib"
seen "six enums, the linkage of LLVM among them; the changed cases, of those that both have" \
'::mlir::LLVM::linkage::Linkage: 9 of 11
::mlir::acc::ReductionOperator: 11 of 11
::mlir::arith::AtomicRMWKind: 13 of 15
::mlir::omp::DeclareTargetCaptureClause: 3 of 3
::mlir::spirv::Vendor: 5 of 9
::mlir::vector::CombiningKind: 13 of 13' "$(python3 numbers.py "$lib/llvm-19" "$lib/llvm-22")"
