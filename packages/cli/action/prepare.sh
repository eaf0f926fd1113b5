#!/usr/bin/env bash
# Makes the command line of what was checked out at the action's tag: nothing that was built is kept in the repository,
# so what runs is what can be read. A second use in the same job finds it made.
set -euo pipefail
cd "$(dirname "$0")/../../.."

if ! node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'; then
  echo "::error::Visible AI needs Node.js 20.19 or newer: put actions/setup-node before it."
  exit 2
fi
if [ -f packages/cli/dist/visible-ai.js ]; then exit 0; fi

echo '::group::Build Visible AI'
# NODE_ENV=production would leave out what builds.
export NODE_ENV=development
npm ci --no-audit --no-fund --workspace=@visible-ai/cli --workspace=@visible-ai/engine --workspace=@visible-ai/mcp --workspace=@visible-ai/shared
npm run --silent build --workspace=@visible-ai/cli
echo '::endgroup::'
