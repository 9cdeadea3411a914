#!/usr/bin/env bash
# Runs once, when a container makes its database: the app's own role, which owns no table, and what replicas need.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$TRYBE_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_USER" <<'SQL'
create role trybe_app login password :'password';
SQL
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
