#!/bin/sh
# PostgreSQL's archive_command: puts one file of the log into the archive, never over another one.
set -eu
file=$1 archived=/archive/wal/$2.gz
# It may have come that far before a crash.
if [ -e "$archived" ]; then gzip -dc "$archived" | cmp -s - "$file"; exit; fi
gzip -c "$file" >"/archive/wal/.$2"
sync "/archive/wal/.$2"
mv "/archive/wal/.$2" "$archived"
