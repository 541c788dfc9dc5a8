#!/usr/bin/env bash
# Makes isogloss-VERSION.vsix, for `code --install-extension`. Needs node and npm.
set -euo pipefail
cd "$(dirname "$0")"
npm install --no-audit --no-fund
npm run package
