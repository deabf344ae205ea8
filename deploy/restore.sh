#!/bin/sh
# sh deploy/restore.sh '2026-11-21 10:22:33+00': the whole database as it was at that moment.
set -eu
moment=${1:?"say to which moment, such as '2026-11-21 10:22:33+00'"}
cd "$(dirname "$0")"
. ./compose/common.sh

# shellcheck disable=SC2086
compose stop $nodes backup base-backup database
said=$(compose run --rm -T --no-deps --user root --entrypoint bash database /restore-to.sh "$moment" 2>&1) || true
echo "$said"
case $said in
*'is kept in'*) laid=yes ;;
*) laid= ;;
esac
compose up -d --no-deps database
echo 'Reading the archive…'
ask() { compose exec -T --user postgres database psql --no-align --tuples-only --command="$1" postgres 2>/dev/null; }
until [ "$(ask 'select pg_is_in_recovery()')" = f ]; do
  compose ps --services --filter status=running | grep -qx database || {
    compose logs --tail 20 database >&2
    exit 1
  }
  sleep 1
done
for setting in restore_command recovery_target_time recovery_target_action; do
  ask "alter system reset $setting" >/dev/null
done
# shellcheck disable=SC2086
compose up -d --no-deps $nodes backup base-backup
for node in $nodes; do until_ready "$node"; done
[ "$laid" ] || {
  echo 'Nothing was restored: Birtu serves what it did.' >&2
  exit 1
}
echo "Birtu serves what was there at $moment."
