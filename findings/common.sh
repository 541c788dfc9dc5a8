# Functions that the scripts of this folder share. Each script begins with `. "$(dirname "$0")/common.sh"`.
# shellcheck shell=bash
set -euo pipefail

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# debian NAME=VERSION ...: downloads packages of Debian and unpacks them to $work/debian, without installing them.
debian() {
    mkdir -p "$work/packages" "$work/debian"
    (cd "$work/packages" && apt-get download -q "$@" >log 2>&1) || {
        cat "$work/packages/log" >&2
        echo "cannot download: $*; 'apt-get update' makes the list of packages" >&2
        exit 2
    }
    local package
    for package in "$work"/packages/*.deb; do
        dpkg -x "$package" "$work/debian"
        rm "$package"
    done
}

# llvm VERSION PROGRAM ARGUMENT ...: runs a program of an unpacked LLVM.
llvm() {
    local root="$work/debian/usr/lib/llvm-$1" program=$2
    shift 2
    LD_LIBRARY_PATH="$root/lib:$work/debian/usr/lib/x86_64-linux-gnu" "$root/bin/$program" "$@"
}

# The packages of a version of MLIR, as arguments of `debian`.
mlir16="mlir-16-tools=1:16.0.6-15~deb12u1 libmlir-16=1:16.0.6-15~deb12u1 libllvm16=1:16.0.6-15~deb12u1"
mlir19="mlir-19-tools=1:19.1.7-3~deb12u1 libmlir-19=1:19.1.7-3~deb12u1 libllvm19=1:19.1.7-3~deb12u1"
mlir22="mlir-22-tools=1:22.1.8-1~deb12u1 libmlir-22=1:22.1.8-1~deb12u1 libllvm22=1:22.1.8-1~deb12u1"
llvm22="llvm-22=1:22.1.8-1~deb12u1 libllvm22=1:22.1.8-1~deb12u1"

# python PACKAGE==VERSION ...: installs packages of Python into $work/python.
python() {
    python3 -m venv "$work/python"
    "$work/python/bin/pip" install -q --disable-pip-version-check "$@"
}

version() { echo "version: $*"; }
guess() { echo "guess:   $*"; }

# seen WHAT EXPECTED ACTUAL: prints the behaviour, and fails if it is another one than it was.
seen() {
    if [ "$2" = "$3" ]; then
        echo "seen:    $1"
        printf '%s\n' "$3" | sed 's/^/         | /'
    else
        echo "changed: $1"
        printf '%s\n' "$2" | sed 's/^/       - | /'
        printf '%s\n' "$3" | sed 's/^/       + | /'
        exit 1
    fi
}
