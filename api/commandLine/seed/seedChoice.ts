import { workDeadline } from '#api/case/funding/selection.rules.ts';
import { isOf, type Draw, type SeedAct, type SeedPerson } from './seedActs.ts';

/** This many of the issues that have money and proposals are being worked on. */
const IN_WORK_SHARE = 0.4;

/**
 * The votes that choose a proposal after all other acts, and the choice; none where nobody offers
 * anything, nobody may vote for it, or the work would be due already.
 */
export function choiceOf(
  acts: readonly SeedAct[],
  draw: Draw,
  { now, reporterId }: { now: Date; reporterId: string | undefined },
): SeedAct[] {
  const proposals = acts.filter(isOf('proposal'));
  const pledges = acts.filter(isOf('pledge'));
  const lastAt = acts.at(-1)?.at;
  if (proposals.length === 0 || pledges.length === 0 || lastAt === undefined) return [];
  if (draw.number() >= IN_WORK_SHARE) return [];
  const { id: proposalId, by: solver, days } = draw.of(proposals);
  const between = (share: number) =>
    new Date(lastAt.getTime() + Math.floor(share * (now.getTime() - lastAt.getTime())));
  const at = between(1 / 2 + draw.number() / 2);
  const deadline = workDeadline(at, days);
  const voters = new Map<string, SeedPerson>(pledges.map(({ by }) => [by.id, by]));
  voters.delete(solver.id);
  if (reporterId !== undefined) voters.delete(reporterId);
  if (voters.size === 0 || deadline.reminderAt <= now) return [];
  const votes = [...voters.values()].map((by): SeedAct => ({
    kind: 'vote',
    by,
    at: between(1 / 2),
    proposalId,
  }));
  return [...votes, { kind: 'choice', by: null, at, proposalId, ...deadline }];
}
