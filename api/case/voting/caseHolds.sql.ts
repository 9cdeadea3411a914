import { In } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { caseHoldEntity } from '#api/case/proof/proofs.entities.ts';
import { UNUSED_HOLD, type CaseHold, type CaseHolds, type HoldKind } from './caseHold.rules.ts';

export async function findHolds(tx: Transaction, proposalId: string): Promise<CaseHolds> {
  const rows = await tx.manager
    .getRepository(caseHoldEntity)
    .findBy({ proposalId, kind: In(['hidden', 'frozen']) });
  const of = (kind: HoldKind) => rows.find((row) => row.kind === kind) ?? UNUSED_HOLD;
  return { hidden: of('hidden'), frozen: of('frozen') };
}

export async function saveHold(
  tx: Transaction,
  of: { issueId: string; proposalId: string; kind: HoldKind },
  { usedMs, since, endsAt }: CaseHold,
): Promise<void> {
  await tx.manager
    .getRepository(caseHoldEntity)
    .upsert({ ...of, usedMs, since, endsAt }, ['proposalId', 'kind']);
}

/** How many ambassadors have frozen the issue since the choice. */
export async function countFreezers(tx: Transaction, proposalId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(distinct f.by_id)::int as count
     from selection s join escrow_freeze f on f.issue_id = s.issue_id
     where s.proposal_id = $1 and f.is_frozen and f.decided_at >= s.selected_at`,
    [proposalId],
  );
  return row?.count ?? 0;
}
