import type { Transaction } from '#api/database/transaction.ts';
import { accountLiftNotice, accountLiftedNotice } from './accountNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayLiftFreeze } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { findIsLifted, insertLift, loadAccountFlag } from './accountFlags.sql.ts';
import { loadAccount, saveAccountFreeze } from './users.sql.ts';
import { findAmbassadorIds } from './staff.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';

/**
 * Lets an account that was frozen after an upheld report take part again; the reason is kept with
 * the report. The trust that the report cost stays lost.
 */
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

  await insertLift(tx, { flagId, byId: ambassador.id, reason });
  await saveAccountFreeze(tx, userId, false);
  const others = (await findAmbassadorIds(tx)).filter((id) => id !== userId);
  await saveNotices(tx, null, [
    { userId, ...accountLiftedNotice(reason) },
    ...noticesFor(others, ambassador.id, accountLiftNotice(username)),
  ]);
}
