#!/usr/bin/env bash
# Installs the browsers that the tests drive where there are none: with apt-get, or says in one line each what to install.
# Only Chromium is a must; the tests of an engine that cannot be installed are skipped, and say so.
set -euo pipefail
cd "$(dirname "$0")/.."

read -ra packages <<<"$(node scripts/browser.js packages)"
if [ ${#packages[@]} -eq 0 ]; then exit 0; fi

root=()
[ "$(id -u)" = 0 ] || root=(sudo -n)
if command -v apt-get >/dev/null && "${root[@]}" true 2>/dev/null; then
  echo "Installing ${packages[*]} for the browser tests"
  "${root[@]}" apt-get update -q
  DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -q -y --no-install-recommends "${packages[@]}" </dev/null ||
    echo "apt-get could not install them" >&2
fi
node scripts/browser.js
