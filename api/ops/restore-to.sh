#!/usr/bin/env bash
# Makes the data directory of a PostgreSQL of the same major version from a base backup and the archive, as of a moment
# or, without one, of the last piece that was archived. Where root runs it, the directory is left to the account that it,
# or else its parent, belongs to, and photos to that of DATA_DIR:
#   DATA_DIR=/var/lib/trybe api/ops/restore-to.sh /srv/trybe-archive/base-2026-11-23T031000Z /srv/trybe-archive/wal \
#     /var/lib/postgresql/17/main '2026-11-23 14:05:00+00'
# Then start PostgreSQL; it takes writes once it has arrived.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/backup-settings.sh"
[ $# -ge 3 ] && [ $# -le 4 ] && [ -f "$1/base.tar.gz" ] && [ -d "$2" ] || {
  echo "Usage: restore-to.sh <folder of one base backup> <folder of the archive> <empty data directory> [moment]" >&2
  exit 1
}
archive=$(cd "$2" && pwd)
[[ $archive != *[\'%\\\"]* && ${4:-} != *\'* ]] || { echo "No quote, percent or backslash in the archive's path or the moment." >&2; exit 1; }
[ -z "$(ls -A "$3" 2>/dev/null)" ] || { echo "There are files in $3; take an empty directory." >&2; exit 1; }
files=${DATA_DIR:-.data}/files
[ -z "$(ls -A "$files" 2>/dev/null)" ] || { echo "There are files in $files; take an empty DATA_DIR." >&2; exit 1; }

(cd "$1" && sha256sum --check --quiet SHA256SUMS)
umask 077
owner=$3
[ -d "$owner" ] || owner=$(dirname "$3")
owner=$(stat --format=%u:%g "$owner")
mkdir -p "$3"
chmod 700 "$3"
tar --extract --gzip --file="$1/base.tar.gz" --directory="$3" --no-same-owner
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ $# -lt 4 ] || echo "recovery_target_time = '$4'"
} >> "$3/postgresql.auto.conf"
touch "$3/recovery.signal"
# PostgreSQL starts on nothing that belongs to somebody else.
[ "$(id -u)" != 0 ] || chown -R "$owner" "$3"
restore_files "$1" "$files"
echo "Start PostgreSQL on $3. Then compare: trybe verify"
