import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { lockSettledIssue } from '#api/case/funding/lockSettledIssue.ts';

/**
 * Locks two issues in an order that does not depend on who asks: otherwise two would wait for each
 * other. Unless another `lock` is given, a selection whose notice is over takes effect first.
 */
export async function lockMergePair(
  tx: Transaction,
  { fromId, intoId }: { fromId: string; intoId: string },
  lock: (tx: Transaction, id: string) => Promise<IssueRow> = lockSettledIssue,
): Promise<{ from: IssueRow; into: IssueRow }> {
  const locked = new Map<string, IssueRow>();
  for (const id of [fromId, intoId].toSorted()) locked.set(id, await lock(tx, id));
  const [from, into] = [locked.get(fromId), locked.get(intoId)];
  if (!from || !into) throw new Error('Both issues have just been locked');
  return { from, into };
}
