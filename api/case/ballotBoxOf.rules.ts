import type { Voter } from '#api/case/proof/electorate.rules.ts';
import type { BallotBox } from '#api/case/voting/tally.rules.ts';
import type { ProofFacts } from './caseFacts.rules.ts';

/** The vote on a proof as the rules count it. */
export function ballotBoxOf({ voters }: ProofFacts): BallotBox {
  return {
    voters: voters.map(({ userId, role, weight, pledgedCents }): Voter => ({
      userId,
      role,
      weight: BigInt(weight),
      pledgedCents: BigInt(pledgedCents),
    })),
    ballots: new Map(
      voters.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    frozenIds: new Set(voters.filter(({ isFrozen }) => isFrozen).map(({ userId }) => userId)),
  };
}
