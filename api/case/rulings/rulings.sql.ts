import { readRows, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  escrowFreezeEntity,
  juryEntity,
  moneyVoteEntity,
  rulingConfirmationEntity,
  rulingEntity,
  type EscrowFreezeRow,
  type MoneyVoteRow,
  type RulingRow,
} from '#api/case/jury/jury.entities.ts';

/** A ruling with the second ambassador who confirmed it, or null. */
export type StandingRuling = RulingRow & { confirmedById: string | null };

/** The newest ruling on a proof, which alone counts; null: none. The issue is locked. */
export async function findStandingRuling(
  tx: Transaction,
  proofId: string,
): Promise<StandingRuling | null> {
  const [ruling] = await readRows<StandingRuling>(
    tx,
    rulingEntity,
    `select r.*, c.by_id as "confirmedById"
     from ruling r left join ruling_confirmation c on c.ruling_id = r.id
     where r.proof_id = $1 order by r.number desc limit 1`,
    [proofId],
  );
  return ruling ?? null;
}

/** A ruling in any state. */
export async function loadRuling(tx: Transaction, id: string): Promise<RulingRow> {
  const ruling = await tx.manager.getRepository(rulingEntity).findOneBy({ id });
  if (!ruling) throw new Refusal('ruling_not_found');
  return ruling;
}

/** Adds a ruling; it replaces an unconfirmed one. */
export async function insertRuling(
  tx: Transaction,
  ruling: Omit<RulingRow, 'number' | 'writtenAt'>,
): Promise<void> {
  await tx.manager.getRepository(rulingEntity).insert({ ...ruling, writtenAt: tx.now });
}

/** Adds a second ambassador's confirmation. */
export async function insertConfirmation(
  tx: Transaction,
  rulingId: string,
  byId: string,
): Promise<void> {
  const confirmation = { rulingId, byId, confirmedAt: tx.now };
  await tx.manager.getRepository(rulingConfirmationEntity).insert(confirmation);
}

/** Records who froze or unfroze the money of an issue, and why. */
export async function insertFreeze(
  tx: Transaction,
  freeze: Omit<EscrowFreezeRow, 'id' | 'decidedAt'>,
): Promise<void> {
  const decision = { ...freeze, id: tx.randomUuid(), decidedAt: tx.now };
  await tx.manager.getRepository(escrowFreezeEntity).insert(decision);
}

/** Since when the case of a proof has been waiting for ambassadors; null: it has not. */
export async function findArbitrationBegin(tx: Transaction, proofId: string): Promise<Date | null> {
  const jury = await tx.manager
    .getRepository(juryEntity)
    .findOneBy({ proofId, outcome: 'arbitration' });
  return jury?.closedAt ?? null;
}

/** Adds what the donors' money decided instead of ambassadors. */
export async function insertMoneyVote(
  tx: Transaction,
  vote: Omit<MoneyVoteRow, 'decidedAt'>,
): Promise<void> {
  await tx.manager.getRepository(moneyVoteEntity).insert({ ...vote, decidedAt: tx.now });
}
