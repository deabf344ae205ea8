#!/bin/bash
# Run once, when the cluster is made: a database of the product's own, owned by a role that is no superuser.
set -eu
psql --username=postgres --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$BIRTU_PASSWORD" <<'SQL'
create role birtu login password :'password';
create database birtu owner birtu template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8';
SQL
# For base-backup.
echo 'host replication postgres samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
