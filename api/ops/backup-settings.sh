# shellcheck shell=bash
# Read by the scripts beside it: settings of the service, and what they have in common.

# Where systemd hands a service's settings over they are in a file; the environment wins over it.
read_settings() {
  local file=${CREDENTIALS_DIRECTORY:+$CREDENTIALS_DIRECTORY/trybe.env} name value
  [ -n "$file" ] && [ -f "$file" ] || return 0
  while IFS='=' read -r name value; do
    case $name in
      DATABASE | DATABASE_URL | DATABASE_DIRECT_URL | DATA_DIR | KEEP_DAYS)
        value=${value#\"}
        [ -n "${!name:-}" ] || printf -v "$name" %s "${value%\"}"
        ;;
    esac
  done < "$file"
}

# Words of a command are for every account to see in `ps`, its environment is not: the password leaves the address.
hide_password() {
  [[ $DATABASE_URL =~ ^(postgres(ql)?://[^:@/]+):([^@/]*)@(.+)$ ]] || return 0
  local user=${BASH_REMATCH[1]} password=${BASH_REMATCH[3]} rest=${BASH_REMATCH[4]}
  password=${password//\\/\\\\}
  PGPASSWORD=$(printf '%b' "${password//%/\\x}")
  export PGPASSWORD
  DATABASE_URL=$user@$rest
}

# keep_files <files of the installation> <pool> <list to write>
# Photos and videos never change under their names, so one copy serves every backup that names it.
keep_files() {
  local name names
  names=$(mktemp)
  find "$1" -type f ! -name '*.part' -printf '%P\0' | LC_ALL=C sort -z > "$names"
  while IFS= read -r -d '' name; do
    if [ ! -e "$2/$name" ]; then
      mkdir -p "$2/$(dirname "$name")"
      if ! cp "$1/$name" "$2/$name.part"; then
        # Deleted meanwhile: the next backup has it as little as the next dump names it.
        [ ! -e "$1/$name" ] || return 1
        continue
      fi
      mv "$2/$name.part" "$2/$name"
    fi
    printf '%s\0' "$name"
  done < "$names" > "$3"
  rm -f "$names"
}

# remove_old <folder of backups>: older than KEEP_DAYS by their names, and photos that none of the others names.
remove_old() {
  local cutoff backup name
  cutoff=$(date -u -d "-${KEEP_DAYS:-30} days" +%Y-%m-%dT%H%M%SZ)
  for backup in "$1"/20*Z "$1"/base-20*Z; do
    name=$(basename "$backup")
    [ ! -d "$backup" ] || [[ ${name#base-} > $cutoff ]] || rm -rf "$backup"
  done
  [ -d "$1/files" ] || return 0
  LC_ALL=C comm -z -13 \
    <(cat "$1"/*/files.list 2>/dev/null | LC_ALL=C sort -zu) \
    <(find "$1/files" -type f -printf '%P\0' | LC_ALL=C sort -z) |
    (cd "$1/files" && xargs -0 -r rm -f --)
}

main_file=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../dist/api/main.js

# save_embedded <folder of the backup>: the database in DATA_DIR, also while a server runs on it.
save_embedded() {
  node "$main_file" --save-database "$1/postgres" > /dev/null
  tar --create --gzip --directory="$1" --file="$1/postgres.tar.gz" postgres
  rm -r "$1/postgres"
}

# restore_embedded <one backup> <DATA_DIR>: as root, for the account that DATA_DIR belongs to.
restore_embedded() {
  local owner
  mkdir -p "$2"
  tar --extract --gzip --directory="$2" --file="$1/postgres.tar.gz" --no-same-owner
  [ "$(id -u)" = 0 ] || return 0
  owner=$(stat --format=%u "$2")
  chown -R "$owner" "$2/postgres"
  # PostgreSQL does not run as root: a server that root starts takes this account.
  [ "$owner" != 0 ] || chown -R nobody "$2/postgres"
  [ "$owner" != 0 ] || chown root "$2/postgres/password"
}

check_days() {
  [[ ${KEEP_DAYS:-30} =~ ^[1-9][0-9]{0,4}$ ]] || { echo "KEEP_DAYS has to be a number of days: KEEP_DAYS=30" >&2; exit 1; }
}

# restore_files <one backup> <files of the installation>: as root, for the account that their folder belongs to.
restore_files() {
  # As backups were before photos were kept once.
  if [ -f "$1/files.tar" ]; then
    mkdir -p "$2"
    tar --extract --file="$1/files.tar" --directory="$2" --no-same-owner
  fi
  if [ -f "$1/files.list" ]; then
    mkdir -p "$2"
    tar --create --directory="$(dirname "$1")/files" --null --files-from="$1/files.list" |
      tar --extract --directory="$2" --no-same-owner
  fi
  # Nobody but their owner may read photos.
  [ "$(id -u)" != 0 ] || [ ! -d "$2" ] || chown -R --reference="$(dirname "$2")" "$2"
}

# remove_old_log <folder of base backups> <archive>: pieces before the oldest base backup that is left.
remove_old_log() {
  local oldest start piece name
  oldest=$(find "$1" -mindepth 1 -maxdepth 1 -type d -name 'base-20*Z' | LC_ALL=C sort | head -n 1)
  start=$(tar --extract --gzip --to-stdout --file="$oldest/base.tar.gz" backup_label |
    sed -n 's/^START WAL LOCATION:.*(file \([0-9A-F]\{24\}\)).*/\1/p')
  [ -n "$start" ] || { echo "No start is named in $oldest; the archive is left as it is." >&2; return 1; }
  for piece in "$2"/*; do
    name=$(basename "$piece")
    # The first eight digits are the timeline, which a restore may change; histories of them stay.
    [[ ! $name =~ ^[0-9A-F]{24}(\.|$) ]] || [[ ! ${name:8:16} < ${start:8:16} ]] || rm -f "$piece"
  done
}
