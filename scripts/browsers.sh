#!/usr/bin/env bash
# Installs the browser that the tests drive where there is none: with apt-get, or says in one line what to install.
set -euo pipefail
cd "$(dirname "$0")/.."

if node scripts/browser.js >/dev/null 2>&1; then exit 0; fi

root=()
[ "$(id -u)" = 0 ] || root=(sudo -n)
if command -v apt-get >/dev/null && "${root[@]}" true 2>/dev/null; then
  echo "Installing Chromium for the browser tests"
  "${root[@]}" apt-get update -q
  DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -q -y --no-install-recommends chromium </dev/null
fi
node scripts/browser.js
