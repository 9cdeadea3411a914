import type { Pledge } from '#schema/case/pledge.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { Vote } from '#schema/case/vote.ts';
import type { Cents } from '#schema/money/money.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';
import { countsFrom } from '#web/format/ownMoney.ts';

type Escrow = {
  pledges: readonly Pick<Pledge, 'userId' | 'amount' | 'createdAt'>[];
  votes: readonly Pick<Vote, 'proposalId' | 'userId' | 'voteType'>[];
  reporterId: string | null;
};

/** Money too young to decide: all of it, and the part that backs the proposal. */
type YoungBacking = { baseCents: Cents; upCents: Cents };

/** As the server counts: without the solver's, and the reporter's only where nobody else has any. */
export function youngBacking(
  { id, solverId }: Pick<Proposal, 'id' | 'solverId'>,
  { pledges, votes, reporterId }: Escrow,
  now: Date,
): YoungBacking {
  const others = pledges.filter(({ userId }) => userId !== solverId);
  const isReporterAlone = others.every(({ userId }) => userId === reporterId);
  const supporters = new Set(
    votes
      .filter(({ proposalId, voteType }) => proposalId === id && voteType === 'upvote')
      .map(({ userId }) => userId),
  );
  let [baseCents, upCents] = [0n, 0n];
  for (const pledge of others) {
    const counts = isReporterAlone || pledge.userId !== reporterId;
    if (!counts || countsFrom(pledge) <= now) continue;
    const cents = parseAmount(pledge.amount);
    baseCents += cents;
    if (supporters.has(pledge.userId)) upCents += cents;
  }
  return { baseCents, upCents };
}
