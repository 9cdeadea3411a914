#!/usr/bin/env bash
# Puts a backup of backup.sh into an empty database and an empty folder:
#   DATABASE_URL=postgres://… DATA_DIR=/var/lib/trybe api/ops/restore.sh /var/lib/trybe-backups/2026-11-23T041500Z
# A backup of an embedded database goes into DATA_DIR alone, which is then started with DATABASE=embedded.
# All or nothing in the database; a database that has tables is left alone.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/backup-settings.sh"
usage() { echo "Usage: restore.sh <folder of one backup>" >&2; exit 1; }
[ $# -eq 1 ] || usage
data=${DATA_DIR:-.data}
files=$data/files
if [ ! -f "$1/postgres.tar.gz" ]; then
  DATABASE_URL=${DATABASE_DIRECT_URL:-${DATABASE_URL:-}}
  : "${DATABASE_URL:?Set DATABASE_URL to an empty database of PostgreSQL 15 or newer.}"
  [ -f "$1/database.dump" ] || usage
  hide_password
  tables=$(psql --no-psqlrc --tuples-only --no-align --command="select count(*) from pg_tables where schemaname = 'public'" "$DATABASE_URL")
  [ "$tables" = 0 ] || { echo "DATABASE_URL leads to a database that has tables; take an empty one." >&2; exit 1; }
elif [ -n "$(ls -d "$data/postgres" "$data/postgres-location.txt" 2>/dev/null)" ]; then
  echo "There is a database in $data; take an empty DATA_DIR." >&2
  exit 1
fi
[ -z "$(ls -A "$files" 2>/dev/null)" ] || { echo "There are files in $files; take an empty DATA_DIR." >&2; exit 1; }
(cd "$1" && sha256sum --check --quiet SHA256SUMS)

restore_files "$1" "$files"
if [ -f "$1/postgres.tar.gz" ]; then
  restore_embedded "$1" "$data"
else
  pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$1/database.dump"
fi
echo "Restored. Now compare: trybe verify"
