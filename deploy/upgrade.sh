#!/bin/sh
# Brings the release of this checkout (or BIRTU_IMAGE) in, node by node; the other one serves meanwhile.
set -eu
cd "$(dirname "$0")"
. ./compose/common.sh

build_image
compose run --rm -T --no-deps backup sh /backup.sh once

for node in $nodes; do
  others=$(for other in $nodes; do [ "$other" = "$node" ] || echo "$other:3000"; done | tr '\n' ' ')
  serve_from "$others"
  # What was handed to it before is answered.
  sleep 2
  compose up -d --no-deps "$node"
  until_ready "$node"
done
serve_from "$(for node in $nodes; do echo "$node:3000"; done | tr '\n' ' ')"
compose up -d --no-deps backup
echo 'All nodes are of the new release.'
