#!/bin/bash
# Lays the cluster anew from the archive, as of a moment; run as root by restore.sh, while nothing else runs on it.
set -eu
moment=$1
date --date="$moment" >/dev/null

# A base backup that was whole by then.
base=$(find /archive/base -mindepth 1 -maxdepth 1 -name '2*' ! -newermt "$moment" | sort | tail -1)
[ -n "$base" ] || {
  echo "There is no base backup from before $moment." >&2
  exit 1
}
before=$PGDATA.until-$(date -u +%Y-%m-%dT%H-%M-%SZ)
mv "$PGDATA" "$before"
mkdir -m 0700 "$PGDATA"
tar -xzf "$base/base.tar.gz" -C "$PGDATA"
# What was written last had not reached the archive.
cat >>"$PGDATA/postgresql.auto.conf" <<SETTINGS
restore_command = 'gzip -dc /archive/wal/%f.gz >"%p" || cp "$before/pg_wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
SETTINGS
touch "$PGDATA/recovery.signal"
chown -R postgres:postgres "$PGDATA"
echo "From $(basename "$base"). What was there until now is kept in $before."
