#!/usr/bin/env bash
# Keeps a finished piece of PostgreSQL's log, for restoring to any moment. In postgresql.conf:
#   archive_mode = on
#   archive_timeout = 60
#   archive_command = '/opt/trybe/api/ops/archive-wal.sh /srv/trybe-archive/wal %p %f'
# Says yes only when the piece would survive a power cut; PostgreSQL keeps its own until then, and tries again.
set -euo pipefail
[ $# -eq 3 ] || { echo "Usage: archive-wal.sh <folder of the archive> <file> <name>" >&2; exit 1; }

umask 077
mkdir -p "$1"
if [ -e "$1/$3" ]; then
  # Kept before, by a try whose answer was lost. Another piece of that name is another server's.
  cmp --quiet "$2" "$1/$3" || { echo "$1/$3 is there and differs; give each server an archive of its own." >&2; exit 1; }
  exit 0
fi
cp "$2" "$1/.$3.unfinished"
sync "$1/.$3.unfinished"
mv "$1/.$3.unfinished" "$1/$3"
sync "$1"
