import type { Target } from './targetHands.ts';

/** What time and other people do, done on the database of a target. */
export function handsOfTime(
  execute: (sql: string, values: unknown[]) => Promise<unknown>,
): Omit<Target, 'name' | 'origin' | 'send'> {
  const change = async (sql: string, values: unknown[] = []) => {
    await execute(sql, values);
  };
  return {
    forceStatus: (issueId, status) =>
      change('update issue set status = $2 where id = $1', [issueId, status]),
    expireSessions: (userId) =>
      change(`update session set expires_at = now() - interval '1 s' where user_id = $1`, [userId]),
    forceTrust: (userId, trustScore) =>
      change('update app_user set trust_score = $2 where id = $1', [userId, trustScore]),
    giveRole: async (userId, accountRole) => {
      await change('update app_user set account_role = $2 where id = $1', [userId, accountRole]);
      if (accountRole !== 'ambassador') return;
      await change(
        `insert into case_ambassador (proposal_id, user_id)
         select proposal_id, $1 from selection where ended_at is null on conflict do nothing`,
        [userId],
      );
    },
    discreditAll: () => change('update app_user set trust_score = 20'),
    markValidator: (userId) =>
      change('update app_user set is_validator = true where id = $1', [userId]),
    openSetup: (code) =>
      change(
        `insert into setup_code (code_hash, made_at) values (sha256(convert_to($1, 'UTF8')), now())`,
        [code],
      ),
    closeSetup: () => change('delete from setup_code'),
  };
}
