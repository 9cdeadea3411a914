import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter, hasPassed } from '#api/platform/instant.rules.ts';
import { acceptProof, isPayable } from '#api/case/proof/acceptProof.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import type { BallotBox } from '#api/case/voting/tally.rules.ts';
import { loadBallotBox } from '#api/case/voting/ballots.sql.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { readAside } from '#api/database/readAside.ts';
import { findSharers } from '#api/people/accountTraces.sql.ts';
import { findDigests } from '#api/people/users.sql.ts';
import { ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';
import { moneyVote } from './moneyVote.rules.ts';
import { findArbitrationBegin, insertMoneyVote } from './rulings.sql.ts';
import { refundAll } from './rulings.ts';

const RELEASED = `No ambassador ruled within ${ARBITRATION_MAX_DAYS} days; more of the donors’ money had approved than rejected.`;

/**
 * Ends an arbitration that has had no ruling for 30 days by the ballots of the donors' money: no case stays
 * open in a town without ambassadors. If the escrow cannot pay the price, everybody is refunded. Safe to
 * repeat; returns whether it acted.
 */
export async function endArbitration(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await loadIssue(tx, issueId);
  const proof = issue.verification === 'arbitration' ? await findOpenProof(tx, issueId) : null;
  const begunAt = proof && (await findArbitrationBegin(tx, proof.id));
  if (!proof || !begunAt || issue.isFrozen) return false;
  if (!hasPassed(daysAfter(begunAt, ARBITRATION_MAX_DAYS), tx.now)) return false;

  const box = await loadBallotBox(tx, proof.id);
  const said = moneyVote(box, await findConnected(tx, proof.solverId, box));
  const canPay = await isPayable(tx, issue, proof);
  const choice = canPay ? said.choice : 'refund';

  const { approveCents, rejectCents, leftOutIds } = said;
  await insertMoneyVote(tx, { proofId: proof.id, issueId, choice, approveCents, rejectCents });
  const data = {
    proofId: proof.id,
    choice,
    approveCents: String(approveCents),
    rejectCents: String(rejectCents),
    leftOut: await findDigests(tx, leftOutIds),
    canPay,
  };
  await tx.audit({ issueId, action: 'arbitration_ended', data, isBySystem: true });
  if (choice === 'release')
    await acceptProof(tx, issue, proof, { kind: 'money_vote', reason: RELEASED });
  else await refundAll(tx, { issue, proof, by: { decidedBy: 'money_vote', rulingId: null } });
  return true;
}

async function findConnected(
  tx: Transaction,
  solverId: string,
  { voters }: BallotBox,
): Promise<Set<string>> {
  const ids = voters.map(({ userId }) => userId);
  const sharers = await readAside(tx, () => findSharers(tx, solverId, ids), new Set<string>());
  return sharers.add(solverId);
}
