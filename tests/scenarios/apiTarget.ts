import { Client } from 'pg';
import type { Target, TargetAddress } from './targetHands.ts';

/** The real API behind its address, with the hands of time on its database. */
export function connectApiTarget(address: Extract<TargetAddress, { kind: 'api' }>): Target {
  const execute = async (sql: string, values: unknown[]) => {
    const client = new Client({ connectionString: address.databaseUrl });
    await client.connect();
    try {
      await client.query(sql, values);
    } finally {
      await client.end();
    }
  };
  return {
    name: address.name,
    send: (url, init) => fetch(address.origin + url, { redirect: 'manual', ...init }),
    forceStatus: (issueId, status) =>
      execute('update issue set status = $2 where id = $1', [issueId, status]),
    expireSessions: (userId) =>
      execute(`update session set expires_at = now() - interval '1 s' where user_id = $1`, [
        userId,
      ]),
    forceTrust: (userId, trustScore) =>
      execute('update app_user set trust_score = $2 where id = $1', [userId, trustScore]),
    giveRole: (userId, accountRole) =>
      execute('update app_user set account_role = $2 where id = $1', [userId, accountRole]),
    discreditAll: () => execute('update app_user set trust_score = 20', []),
    markValidator: (userId) =>
      execute('update app_user set is_validator = true where id = $1', [userId]),
  };
}
