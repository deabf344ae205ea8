#!/bin/sh
# A backup now and each night at 02:00 UTC; `once` makes one and ends. What is older than BACKUP_DAYS goes.
set -u
trap 'exit 0' TERM

back_up() {
  node scripts/db-backup.ts "/backups/birtu-$(date -u +%Y-%m-%dT%H-%M-%SZ).sql.gz" &&
    find /backups -name 'birtu-*.sql.gz' -mtime "+${BACKUP_DAYS:-14}" -delete
}

[ "${1-}" = once ] && { back_up; exit; }
while :; do
  back_up || echo 'The backup failed; the next try is in an hour.' >&2
  [ "$(find /backups -name 'birtu-*.sql.gz' -mmin -60)" ] && wait=$(($(date -ud 'tomorrow 02:00' +%s) - $(date -u +%s))) || wait=3600
  sleep "$wait" &
  wait $!
done
