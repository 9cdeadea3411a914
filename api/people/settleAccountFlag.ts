import type { Transaction } from '#api/database/transaction.ts';
import { accountFlagUpheldNotice } from './accountNotices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { maySettleAccountFlag } from './accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadAccountFlag, saveFlagSettlement } from './accountFlags.sql.ts';
import { saveAccountFreeze } from './users.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveTrust } from './trust.sql.ts';

/**
 * Upholds or dismisses a report on an account, by another ambassador than the one who raised it.
 * Upheld, the account loses trust, and only reads from now on if asked.
 */
export async function settleAccountFlag(
  tx: Transaction,
  input: { flagId: string; isUpheld: boolean; isFrozen: boolean },
): Promise<void> {
  const { flagId, isUpheld, isFrozen } = input;
  const flag = await loadAccountFlag(tx, flagId);

  const ambassador = signedIn(tx.actor);
  permit(maySettleAccountFlag(ambassador, flag));

  const settled = isUpheld ? 'upheld' : 'dismissed';
  const { userId } = flag;

  await saveFlagSettlement(tx, { id: flagId, settled, byId: ambassador.id });
  if (!isUpheld) return;
  await saveTrust(tx, [{ userId, event: 'account_flag_upheld', issueId: null, proofId: null }]);
  if (isFrozen) await saveAccountFreeze(tx, userId, true);
  await saveNotices(tx, null, [{ userId, ...accountFlagUpheldNotice(isFrozen) }]);
}
