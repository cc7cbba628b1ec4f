#!/usr/bin/env bash
# Installs what building needs and is not there yet: the wasm target, wasm-bindgen and wasm-pack (into .tools), and the
# packages of package-lock.json. Says in one line what to install first where that is not possible.
set -euo pipefail
cd "$(dirname "$0")/.."

wasm_pack=0.15.1
# The crate and the tool must be of exactly the same version: Cargo.toml alone says which.
wasm_bindgen=$(sed -n 's/^wasm-bindgen = "=\(.*\)"$/\1/p' Cargo.toml)

need() { # need COMMAND HOW-TO-GET-IT
  command -v "$1" >/dev/null || { echo "$1 is missing: install $2, then try again" >&2; exit 1; }
}

rust_parts() {
  need rustup "Rust with rustup (https://rustup.rs)"
  need cargo "Rust with rustup (https://rustup.rs)"
  rustup target list --installed | grep -qx wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown
  local component
  for component in clippy rustfmt; do
    rustup component list --installed | grep -q "^$component" || rustup component add "$component"
  done
}

is_version() { # is_version TOOL VERSION
  [ -x ".tools/bin/$1" ] && [ "$(".tools/bin/$1" --version)" = "$1 $2" ]
}

wasm_tools() {
  local missing=()
  is_version wasm-pack "$wasm_pack" || missing+=("wasm-pack@$wasm_pack")
  is_version wasm-bindgen "$wasm_bindgen" || missing+=("wasm-bindgen-cli@$wasm_bindgen")
  [ ${#missing[@]} -gt 0 ] || return 0
  echo "Installing ${missing[*]} into .tools: a few minutes, once"
  # Unoptimised tools are fast enough and build soonest; in one target folder, what both depend on is compiled once.
  CARGO_PROFILE_DEV_DEBUG=0 cargo install "${missing[@]}" --debug --locked --force --root .tools --target-dir .tools/build
  rm -rf .tools/build
}

node_packages() {
  need node "Node.js 20 or later (https://nodejs.org)"
  need npm "Node.js 20 or later (https://nodejs.org)"
  if [ "$(node -p 'parseInt(process.versions.node)')" -lt 20 ]; then
    echo "Node.js $(node --version) is too old: install Node.js 20 or later (https://nodejs.org), then try again" >&2
    exit 1
  fi
  cmp -s package-lock.json node_modules/.installed || {
    npm ci --no-audit --no-fund
    cp package-lock.json node_modules/.installed
  }
}

rust_parts
node_packages
wasm_tools
