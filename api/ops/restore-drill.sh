#!/usr/bin/env bash
# Proves that a backup can be restored: into a PostgreSQL of its own that nobody else reaches, and a scratch folder,
# both of which are gone afterwards. Says what was found and how long it took; fails if the books do not hold.
#   api/ops/restore-drill.sh /var/lib/trybe-backups/2026-11-23T031000Z
# Needs a built checkout and, unless the backup is of an embedded database, the programs of PostgreSQL, of at least the
# version that the backup is from.
set -euo pipefail
[ $# -eq 1 ] && [ -f "$1/SHA256SUMS" ] || { echo "Usage: restore-drill.sh <folder of one backup>" >&2; exit 1; }
ops=$(dirname "$(readlink -f "$0")")
scratch=$(mktemp -d)
chmod 711 "$scratch"
mkdir "$scratch/cluster" "$scratch/data"
trap 'rm -rf "$scratch"' EXIT
export DATA_DIR=$scratch/data NODE_ENV=development DATABASE_DIRECT_URL=''
started=$(date +%s)
report() { echo "Restored in $((restored - started)) s, verified in $(($(date +%s) - restored)) s."; }

if [ -f "$1/postgres.tar.gz" ]; then
  export DATABASE=embedded DATABASE_URL=''
  "$ops/restore.sh" "$1" > /dev/null
  restored=$(date +%s)
  echo "$(find "$DATA_DIR/files" -type f 2>/dev/null | wc -l) files"
  node "$ops/../../dist/api/main.js" --verify
  report
  exit
fi

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort --version-sort | tail -n 1)
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || echo /none)")
[ -x "$bin/initdb" ] || { echo "There is no PostgreSQL server here: apt-get install postgresql" >&2; exit 1; }

# PostgreSQL does not run as root.
as_database() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
end() {
  as_database "$bin/pg_ctl" --pgdata="$scratch/cluster/data" --mode=immediate --silent stop > /dev/null 2>&1 || true
  rm -rf "$scratch"
}
trap end EXIT
[ "$(id -u)" != 0 ] || chown postgres "$scratch/cluster"

as_database "$bin/initdb" --pgdata="$scratch/cluster/data" --username=trybe --auth=trust --encoding=UTF8 --no-sync > /dev/null
as_database "$bin/pg_ctl" --pgdata="$scratch/cluster/data" --wait --silent --log="$scratch/cluster/log" \
  --options="-c listen_addresses= -c unix_socket_directories=$scratch/cluster -c fsync=off" start
url="postgres://trybe@localhost/postgres?host=$scratch/cluster"
export DATABASE=external DATABASE_URL=$url
PATH=$bin:$PATH "$ops/restore.sh" "$1" > /dev/null
restored=$(date +%s)
count() { "$bin/psql" --no-psqlrc --tuples-only --no-align --command="select count(*) from $1" "$url"; }
echo "$(count issue) issues, $(count pledge) pledges, $(count app_user) accounts, $(find "$DATA_DIR" -type f | wc -l) files"
node "$ops/../../dist/api/main.js" --verify
report
