import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';

/** A person by name. Throws Refusal `user_not_found`. */
export async function findPerson(
  tx: Transaction,
  username: string,
): Promise<{ id: string; username: string }> {
  const [row] = await tx.query<{ id: string; username: string }>(
    'SELECT id, username FROM app_user WHERE lower(username) = lower($1)',
    [username],
  );
  if (!row) throw new Refusal('user_not_found');
  return row;
}

/** Stores the report of an ambassador on an account. */
export async function insertAccountFlag(
  tx: Transaction,
  flag: { id: string; userId: string; byId: string; reason: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO account_flag (id, user_id, by_id, reason, raised_at) VALUES ($1, $2, $3, $4, $5)`,
    [flag.id, flag.userId, flag.byId, flag.reason, tx.now],
  );
}

export type AccountFlagRow = {
  id: string;
  userId: string;
  byId: string;
  settled: 'upheld' | 'dismissed' | null;
};

/** A report on an account under a row lock. Throws Refusal `flag_not_found`. */
export async function lockAccountFlag(tx: Transaction, id: string): Promise<AccountFlagRow> {
  const [row] = await tx.query<AccountFlagRow>(
    `SELECT id, user_id AS "userId", by_id AS "byId", settled FROM account_flag
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (!row) throw new Refusal('flag_not_found');
  return row;
}

/** Records what became of a report. */
export async function saveFlagSettlement(
  tx: Transaction,
  flag: { id: string; settled: 'upheld' | 'dismissed'; byId: string },
): Promise<void> {
  await tx.query(
    'UPDATE account_flag SET settled = $2, settled_by = $3, settled_at = $4 WHERE id = $1',
    [flag.id, flag.settled, flag.byId, tx.now],
  );
}

/** From now on the account only reads, or takes part again. */
export async function saveAccountFreeze(
  tx: Transaction,
  userId: string,
  isFrozen: boolean,
): Promise<void> {
  await tx.query('UPDATE app_user SET is_frozen = $2 WHERE id = $1', [userId, isFrozen]);
}

/** An account that is there, under a row lock. */
export async function lockAccount(
  tx: Transaction,
  userId: string,
): Promise<{ username: string; isFrozen: boolean }> {
  const [row] = await tx.query<{ username: string; isFrozen: boolean }>(
    `SELECT username, is_frozen AS "isFrozen" FROM app_user WHERE id = $1 FOR NO KEY UPDATE`,
    [userId],
  );
  if (!row) throw new Refusal('user_not_found');
  return row;
}

/** Whether the freeze that followed from a report was lifted before. */
export async function readIsLifted(tx: Transaction, flagId: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM account_lift WHERE flag_id = $1', [flagId])).length > 0;
}

/** Records who lifted the freeze that followed from a report, and why. */
export async function insertLift(
  tx: Transaction,
  lift: { flagId: string; byId: string; reason: string },
): Promise<void> {
  await tx.query(
    'INSERT INTO account_lift (flag_id, by_id, reason, lifted_at) VALUES ($1, $2, $3, $4)',
    [lift.flagId, lift.byId, lift.reason, tx.now],
  );
}
