import type { Actor } from '#api/platform/access.rules.ts';
import { countBallots } from '#api/case/voting/tally.rules.ts';
import {
  toBallotBox,
  type CaseFacts,
  type ProofFacts,
  type VoterFacts,
} from './caseFacts.rules.ts';
import { caseAbilities, findOwnFlagId } from './caseAbilities.rules.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import type { Currency } from '#schema/money/currency.ts';
import { formatCents } from '#schema/money/money.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';

const shareInBp = (voter: VoterFacts, totalWeight: bigint): number =>
  voter.isFrozen || totalWeight === 0n ? 0 : Number((BigInt(voter.weight) * 10_000n) / totalWeight);

function presentProof(facts: ProofFacts, currency: Currency): JudgedProof {
  const { isFinal: _, voters, ...proof } = facts;
  const figures = countBallots(toBallotBox(facts));
  const tally = {
    totalWeight: String(figures.totalWeight),
    approveWeight: String(figures.approveWeight),
    rejectWeight: String(figures.rejectWeight),
    approveAmount: formatCents(figures.approveCents, currency),
    rejectAmount: formatCents(figures.rejectCents, currency),
    hasQuorum: figures.hasQuorum,
  };
  const shown = voters.map((voter) => {
    const { weight: __, pledgedCents: ___, isFrozen: ____, ...known } = voter;
    return { ...known, weightBp: shareInBp(voter, figures.totalWeight) };
  });
  return { ...proof, voters: shown, tally };
}

/** A case for one viewer, with what that person may do now. */
export function presentCase(
  facts: CaseFacts,
  actor: Actor | null,
  now: Date,
  { currency, largeEscrow }: Pick<MoneyRules, 'currency' | 'largeEscrow'>,
): CaseView {
  const { issueId, status, verification, isFrozen, payout, rating, viewer } = facts;
  const proofs = facts.proofs.map((proof) => presentProof(proof, currency));
  const [newest] = proofs;
  const own = newest?.voters.find(({ userId }) => userId === actor?.id);
  return {
    issueId,
    status,
    verification,
    isFrozen,
    judges: {
      ambassadors: facts.ambassadors,
      largeEscrow: formatCents(BigInt(facts.largeEscrowCents ?? largeEscrow), currency),
    },
    proofs,
    payout,
    rating,
    viewer: {
      weightBp: own?.weightBp ?? 0,
      ownChoice: own?.choice ?? null,
      ownFlagId: findOwnFlagId(facts, actor),
      ownStars: viewer.ownStars,
      isStoryTold: viewer.isStoryTold,
      abilities: caseAbilities(facts, actor, now),
    },
  };
}
