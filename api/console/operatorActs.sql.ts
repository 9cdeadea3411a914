import type { Transaction } from '#api/database/transaction.ts';
import { operatorActEntity } from './operatorActs.entities.ts';
import type { OperatorActName } from '#schema/console/consoleFilters.ts';

type NewAct = {
  byId: string;
  act: OperatorActName;
  /** Null: nobody's account. */
  userId: string | null;
  subject?: string;
  reason: string;
};

/** Puts on record what an operator does, and why. */
export async function saveOperatorAct(tx: Transaction, act: NewAct): Promise<void> {
  const row = { subject: '', ...act, id: tx.randomUuid(), actedAt: tx.now };
  await tx.manager.getRepository(operatorActEntity).insert(row);
}
