import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { APP_ROLE } from '#api/database/appRole.ts';

/** One-way: the owner's password cannot be computed from it. */
const appPassword = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(APP_ROLE).digest('base64url');

export function toAppUrl(ownerUrl: string): string {
  const [, ownerPassword = ''] = /^postgresql:\/\/trybe:([^@]+)@/u.exec(ownerUrl) ?? [];
  const rest = ownerUrl.slice(ownerUrl.indexOf('@'));
  return `postgresql://${APP_ROLE}:${appPassword(ownerPassword)}${rest}`;
}

/**
 * Creates the app role, and enables passwords on older servers, where only the socket's permissions
 * kept others out. Passwords consist of letters, digits, dashes and underscores.
 */
export async function prepareRoles(owner: Client, ownerPassword: string): Promise<void> {
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  // guard: app-role-owns-nothing
  if (found.rowCount === 0) await owner.query(`create role ${APP_ROLE} login`);
  await owner.query(`alter role ${APP_ROLE} password '${appPassword(ownerPassword)}'`);
  const open = await owner.query<{ file: string }>(
    `select current_setting('hba_file') as file from pg_hba_file_rules
     where auth_method = 'trust' limit 1`,
  );
  const [rule] = open.rows;
  // guard: open-socket-is-closed
  if (!rule) return;
  await owner.query(`alter role trybe password '${ownerPassword}'`);
  await writeFile(rule.file, 'local all all scram-sha-256\n');
  await owner.query('select pg_reload_conf()');
}
