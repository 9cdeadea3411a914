import { saveOperatorAct } from '#api/console/operatorActs.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';

/** An operator's act on a body, recorded with its reason. Throws Refusal if `save` knows no such body. */
export async function actOnBody<Saved extends { name: string }>(
  tx: Transaction,
  reason: string,
  save: () => Promise<Saved | null>,
): Promise<Saved> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));

  const saved = await save();
  if (saved === null) throw new Refusal('not_found');
  const act = { act: 'body', userId: null, subject: saved.name, reason } as const;
  await saveOperatorAct(tx, { byId: operator.id, ...act });
  return saved;
}
