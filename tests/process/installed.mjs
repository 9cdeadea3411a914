import { existsSync } from 'node:fs';

const program = (name, path) => ({ name, path, isInstalled: existsSync(path) });

/** Programs beside PostgreSQL that some tests of this folder need, and whether this machine has them. */
export const PROGRAMS = [
  program('pgbouncer', '/usr/sbin/pgbouncer'),
  program('haproxy', '/usr/sbin/haproxy'),
  program('patroni', '/usr/bin/patroni'),
  program('etcd', '/usr/bin/etcd'),
  program('pg_dump', '/usr/bin/pg_dump'),
  program('promtool', '/usr/bin/promtool'),
];
