import type { WeighedPledge } from '#api/domain/verification/ballots.ts';
import type { MockState } from './mockState.ts';

/** The pledges that gave a say when a proposal was chosen, without what banks took back since. */
export function countedPledges(
  { movements, pledges, selections }: MockState,
  issueId: string,
): WeighedPledge[] {
  const takenIds = (movements.get(issueId) ?? [])
    .filter(({ kind }) => kind === 'chargeback')
    .map(({ pledgeId }) => pledgeId);
  const taken = pledges
    .filter((pledge) => pledge.issueId === issueId && takenIds.includes(pledge.id))
    .map(({ pledgeNumber }) => pledgeNumber);
  const weights = selections.get(issueId)?.weights ?? [];
  return weights.filter(({ pledgeNumber }) => !taken.includes(pledgeNumber));
}

/** Takes the say about open work from a donor who has none of that money in it any more. */
export function endSay(state: MockState, issueId: string, donorId: string): void {
  const work = state.selections.get(issueId);
  if (!work) return;
  if (countedPledges(state, issueId).some((pledge) => pledge.donorId === donorId)) return;
  for (const proof of state.proofs.values()) {
    const isOfWork = proof.proposalId === work.proposalId;
    const isDonor = proof.voters.some(
      ({ userId, role }) => userId === donorId && role !== 'creator',
    );
    if (isOfWork && isDonor) proof.withoutSayIds.push(donorId);
  }
}
