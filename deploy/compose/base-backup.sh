#!/bin/bash
# A copy of the whole server each week. The newest two stay, and what was archived since the older of them began.
set -u
# The image of PostgreSQL is stopped by SIGINT.
trap 'exit 0' TERM INT
cd /archive/base

copy() {
  local name
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  pg_basebackup --pgdata=".$name" --format=tar --gzip --wal-method=none --checkpoint=fast &&
    mv ".$name" "$name"
}

forget() {
  local kept
  mapfile -t kept < <(ls -r)
  ((${#kept[@]} > 2)) && rm -rf "${kept[@]:2}"
  kept=("${kept[@]:0:2}")
  # Where it began.
  local oldest=${kept[-1]} label
  label=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\).*/\1/p')
  [ -n "$label" ] && pg_archivecleanup -x .gz /archive/wal "$label"
}

while :; do
  rm -rf .[0-9]*
  if [ -z "$(find . -mindepth 1 -maxdepth 1 -name '2*' -mtime -7)" ]; then
    copy && forget
  fi
  sleep 3600 &
  wait $!
done
