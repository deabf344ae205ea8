#!/bin/sh
# One command: makes the settings and secrets that are missing, builds the image and starts everything.
set -eu
cd "$(dirname "$0")"
. ./compose/common.sh

secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
if [ ! -e .env ]; then
  sed -e "s/^\(DATABASE_PASSWORD=\)$/\1$(secret)/" -e "s/^\(DATABASE_SUPERUSER_PASSWORD=\)$/\1$(secret)/" \
    compose/env.example >.env
  echo 'Made deploy/.env'
fi
if [ ! -e birtu.env ]; then
  sed -e "s/^\(AUTH_SECRET=\)$/\1$(secret)/" compose/birtu.env.example >birtu.env
  echo 'Made deploy/birtu.env: set PUBLIC_URL and mail there. Keep AUTH_SECRET in another place too.'
fi

build_image
compose up -d "$@"
for node in $nodes; do until_ready "$node"; done
compose logs node-a node-b 2>/dev/null | sed -n 's/.*\(First administrator: .*\)/\1/p'
echo "Birtu serves $(sed -n 's/^PUBLIC_URL=//p' birtu.env)"
