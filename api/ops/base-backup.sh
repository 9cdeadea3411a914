#!/usr/bin/env bash
# Saves a whole PostgreSQL as the start of a restore to any later moment; archive-wal.sh keeps what follows:
#   DATABASE_URL=postgres://postgres:secret@localhost/trybe DATA_DIR=/var/lib/trybe api/ops/base-backup.sh /var/backups/trybe
# The role has to be one that may replicate. Runs beside the working server. Prints the folder.
# With FILES=s3 photos and videos are the bucket's to keep.
set -euo pipefail
DATABASE_URL=${DATABASE_DIRECT_URL:-${DATABASE_URL:-}}
: "${DATABASE_URL:?Set DATABASE_URL to the PostgreSQL that is to be saved, with a role that may replicate.}"
[ $# -eq 1 ] || { echo "Usage: base-backup.sh <folder of backups>" >&2; exit 1; }

umask 077
mkdir -p "$1"
name=base-$(date -u +%Y-%m-%dT%H%M%SZ)
unfinished=$(mktemp -d "$1/.$name.XXXXXX")
trap 'rm -rf "$unfinished"' EXIT

pg_basebackup --dbname="$DATABASE_URL" --pgdata="$unfinished" --format=tar --gzip --wal-method=fetch --checkpoint=fast
files=${DATA_DIR:-.data}/files
if [ -d "$files" ]; then
  tar --create --file="$unfinished/files.tar" --directory="$files" --warning=no-file-removed . || [ $? -eq 1 ]
fi
(cd "$unfinished" && sha256sum -- * > SHA256SUMS)
mv "$unfinished" "$1/$name"
trap - EXIT
[ ! -d "${DATA_DIR:-.data}" ] || touch "${DATA_DIR:-.data}/last-backup"
echo "$1/$name"
