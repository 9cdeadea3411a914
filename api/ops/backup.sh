#!/usr/bin/env bash
# Saves everything of an installation into a new folder below the one that is named:
#   DATABASE_URL=postgres://… DATA_DIR=/var/lib/trybe api/ops/backup.sh /var/lib/trybe-backups
# DATABASE_DIRECT_URL is taken where it is set: behind a pooler. With DATABASE=embedded instead, the database in DATA_DIR.
# Runs beside the working server. Prints the folder.
# Photos and videos are kept once for all backups, in `files` beside them; with FILES=s3 they are the bucket's to keep.
# Backups older than KEEP_DAYS (30) are removed afterwards.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/backup-settings.sh"
read_settings
DATABASE_URL=${DATABASE_DIRECT_URL:-${DATABASE_URL:-}}
[ "${DATABASE:-}" = embedded ] ||
  : "${DATABASE_URL:?Set DATABASE_URL to the PostgreSQL that is to be saved, or DATABASE=embedded.}"
[ $# -eq 1 ] || { echo "Usage: backup.sh <folder of backups>" >&2; exit 1; }
check_days
hide_password

umask 077
mkdir -p "$1"
name=$(date -u +%Y-%m-%dT%H%M%SZ)
unfinished=$(mktemp -d "$1/.$name.XXXXXX")
trap 'rm -rf "$unfinished"' EXIT

# The database first: every photo that it names is in the files, which are never changed.
if [ "${DATABASE:-}" = embedded ]; then
  save_embedded "$unfinished"
else
  pg_dump --format=custom --no-owner --no-privileges --file="$unfinished/database.dump" "$DATABASE_URL"
fi
files=${DATA_DIR:-.data}/files
[ ! -d "$files" ] || keep_files "$files" "$1/files" "$unfinished/files.list"
(cd "$unfinished" && sha256sum -- * > SHA256SUMS)
mv "$unfinished" "$1/$name"
trap - EXIT
remove_old "$1"
# By its age /metrics tells how old the last backup is.
[ ! -d "${DATA_DIR:-.data}" ] || touch "${DATA_DIR:-.data}/last-backup"
echo "$1/$name"
