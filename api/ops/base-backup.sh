#!/usr/bin/env bash
# Saves a whole PostgreSQL as the start of a restore to any later moment; archive-wal.sh keeps what follows:
#   DATABASE_URL=postgres://postgres:secret@localhost/trybe DATA_DIR=/var/lib/trybe \
#     api/ops/base-backup.sh /srv/trybe-archive /srv/trybe-archive/wal
# The role has to be one that may replicate; the account, one that may read DATA_DIR (root). Runs beside the working
# server. Prints the folder. With FILES=s3 photos and videos are the bucket's to keep. Removes base backups older than
# KEEP_DAYS (30), and of the archive what only they need.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/backup-settings.sh"
read_settings
DATABASE_URL=${DATABASE_DIRECT_URL:-${DATABASE_URL:-}}
: "${DATABASE_URL:?Set DATABASE_URL to the PostgreSQL that is to be saved, with a role that may replicate.}"
[ $# -ge 1 ] && [ $# -le 2 ] || { echo "Usage: base-backup.sh <folder of backups> [folder of the archive]" >&2; exit 1; }
check_days
hide_password

umask 077
mkdir -p "$1"
name=base-$(date -u +%Y-%m-%dT%H%M%SZ)
unfinished=$(mktemp -d "$1/.$name.XXXXXX")
trap 'rm -rf "$unfinished"' EXIT

pg_basebackup --dbname="$DATABASE_URL" --pgdata="$unfinished" --format=tar --gzip --wal-method=fetch --checkpoint=fast
files=${DATA_DIR:-.data}/files
[ ! -d "$files" ] || keep_files "$files" "$1/files" "$unfinished/files.list"
(cd "$unfinished" && sha256sum -- * > SHA256SUMS)
mv "$unfinished" "$1/$name"
trap - EXIT
remove_old "$1"
[ $# -eq 1 ] || remove_old_log "$1" "$2"
[ ! -d "${DATA_DIR:-.data}" ] || touch "${DATA_DIR:-.data}/last-backup"
echo "$1/$name"
