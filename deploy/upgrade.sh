#!/bin/sh
# Brings the release of this checkout (or BIRTU_IMAGE) in, node by node; the other one serves meanwhile.
set -eu
cd "$(dirname "$0")"
. ./compose/common.sh

build_image
compose run --rm -T --no-deps backup sh /backup.sh once

# The proxy hears that a node is about to stop, and asks the other one; what the node has begun, it ends.
for node in $nodes; do
  compose up -d --no-deps "$node"
  until_ready "$node"
  # Until the proxy has seen it too.
  sleep 3
done
compose up -d --no-deps backup
echo 'All nodes are of the new release.'
