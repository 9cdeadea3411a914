import type { Transaction } from '#api/database/transaction.ts';
import {
  accountFlagNotice,
  accountFlagUpheldNotice,
  accountLiftNotice,
  accountLiftedNotice,
} from './accountNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayFlagAccount, maySettleAccountFlag, mayLiftFreeze } from './accountPolicy.rules.ts';
import { ensureNothingShared } from './accountTraces.sql.ts';
import {
  insertAccountFlag,
  loadAccountFlag,
  saveFlagSettlement,
  findIsLifted,
  insertLift,
} from './accountFlags.sql.ts';
import { loadPerson, saveAccountFreeze, loadAccount, findAmbassadorIds } from './users.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveTrust } from './trust.sql.ts';

export async function flagAccount(
  tx: Transaction,
  input: { username: string; reason: string },
): Promise<string> {
  const person = await loadPerson(tx, input.username);

  const ambassador = signedIn(tx.actor);
  permit(mayFlagAccount(ambassador, person));

  const id = tx.randomUuid();
  const { reason } = input;
  await insertAccountFlag(tx, { id, userId: person.id, byId: ambassador.id, reason });
  const others = (await findAmbassadorIds(tx)).filter((other) => other !== person.id);
  await saveNotices(
    tx,
    null,
    noticesFor(others, ambassador.id, accountFlagNotice(person.username)),
  );
  return id;
}

/**
 * By another ambassador than the reporter. If upheld the account loses trust, and may be frozen.
 */
export async function settleAccountFlag(
  tx: Transaction,
  input: { flagId: string; isUpheld: boolean; isFrozen: boolean },
): Promise<void> {
  const { flagId, isUpheld, isFrozen } = input;
  const flag = await loadAccountFlag(tx, flagId);

  const ambassador = signedIn(tx.actor);
  permit(maySettleAccountFlag(ambassador, flag));
  await ensureNothingShared(tx, ambassador.id, [flag.byId, flag.userId]);

  const settled = isUpheld ? 'upheld' : 'dismissed';
  const { userId } = flag;

  await saveFlagSettlement(tx, { id: flagId, settled, byId: ambassador.id });
  if (!isUpheld) return;
  await saveTrust(tx, [{ userId, event: 'account_flag_upheld', issueId: null, proofId: null }]);
  if (isFrozen) await saveAccountFreeze(tx, userId, true);
  await saveNotices(tx, null, [{ userId, ...accountFlagUpheldNotice(isFrozen) }]);
}

/** Ends a freeze; the reason is stored with the report. Lost trust is not restored. */
export async function liftAccountFreeze(
  tx: Transaction,
  input: { flagId: string; reason: string },
): Promise<void> {
  const { flagId, reason } = input;
  const flag = await loadAccountFlag(tx, flagId);
  const { userId } = flag;
  const { username, isFrozen } = await loadAccount(tx, userId);
  const isLifted = await findIsLifted(tx, flagId);

  const ambassador = signedIn(tx.actor);
  permit(mayLiftFreeze(ambassador, { ...flag, isFrozen, isLifted }));
  await ensureNothingShared(tx, ambassador.id, [userId]);

  await insertLift(tx, { flagId, byId: ambassador.id, reason });
  await saveAccountFreeze(tx, userId, false);
  const others = (await findAmbassadorIds(tx)).filter((id) => id !== userId);
  await saveNotices(tx, null, [
    { userId, ...accountLiftedNotice(reason) },
    ...noticesFor(others, ambassador.id, accountLiftNotice(username)),
  ]);
}
