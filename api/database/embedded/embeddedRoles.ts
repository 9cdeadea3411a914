import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { APP_ROLE } from '#api/database/appRole.ts';

/** The password of the lesser role: whoever has it cannot compute the owner's from it. */
const appPassword = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(APP_ROLE).digest('base64url');

/** The address under the lesser role, for an address of the embedded server under its owner. */
export function appUrlOf(ownerUrl: string): string {
  const [, ownerPassword = ''] = /^postgresql:\/\/trybe:([^@]+)@/u.exec(ownerUrl) ?? [];
  const rest = ownerUrl.slice(ownerUrl.indexOf('@'));
  return `postgresql://${APP_ROLE}:${appPassword(ownerPassword)}${rest}`;
}

/**
 * Makes the lesser role, and asks for passwords on a server that was made when the socket alone kept
 * others out. Passwords are of letters, digits, dashes and underscores.
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
