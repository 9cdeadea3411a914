import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { earlierInstant, hasPassed } from '#api/platform/instant.rules.ts';
import {
  decideSelection,
  nextWeighing,
  weighsFrom,
  type Candidate,
  type CastVote,
  type PendingSelection,
} from '#api/case/funding/selection.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import { ballotWeights, type Voter, type WeighedPledge } from '#api/case/proof/electorate.rules.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { REPORTER, type CaseWorld } from './CaseWorld.ts';

/** What was fixed when a proposal was chosen. */
export type Chosen = {
  proposal: Candidate;
  weighed: readonly WeighedPledge[];
  donorIds: ReadonlySet<string>;
};

/** The vote on proposals: who is chosen, and whose money decides. */
export class Choosing {
  readonly proposals: Candidate[] = [];
  private readonly votes = new Map<string, CastVote>();
  private pending: PendingSelection | null = null;
  private readonly world: CaseWorld;
  chosen: Chosen | null = null;

  constructor(world: CaseWorld) {
    this.world = world;
  }

  vote(vote: CastVote): void {
    const proposal = this.proposals.find(({ id }) => id === vote.proposalId);
    if (this.chosen || proposal?.solverId === vote.userId) return;
    this.world.ensureActive(vote.userId);
    this.world.permit(vote.userId, 'vote');
    this.votes.set(`${vote.userId} ${vote.proposalId}`, vote);
  }

  /** When there is something to look at again; null: nothing by itself. */
  dueAt(): Date | null {
    if (this.chosen || this.world.state.status === 'reported') return null;
    const weighing = nextWeighing(this.world.pledges, this.world.now);
    const takes = this.pending?.takesEffectAt ?? null;
    return weighing && takes ? earlierInstant(weighing, takes) : (weighing ?? takes);
  }

  /** While nobody can vote, no notice runs. */
  interrupt(): void {
    this.pending = null;
  }

  review(): void {
    const { world } = this;
    if (this.chosen || world.state.status !== 'funded') return;
    if (world.state.isFrozen || world.isHidden) return;
    const escrow = { pledges: world.pledges, reporterId: REPORTER };
    const winner = world.rules.findWinner(
      this.proposals.filter(({ solverId }) => !world.frozenSince.has(solverId)),
      escrow,
      [...this.votes.values()],
      world.now,
    );
    if (winner) this.ensureMajority(winner);
    const decision = decideSelection(winner, this.pending, world.now);
    this.pending = decision.kind === 'pending' ? decision : null;
    if (decision.kind === 'selected' && winner) this.choose(winner);
  }

  /** More than half of the money that is a day old and neither the reporter's nor the solver's own. */
  private ensureMajority({ id, solverId }: Candidate): void {
    const { now, pledges } = this.world;
    const old = pledges.filter(
      ({ createdAt, donorId }) =>
        now.getTime() - createdAt.getTime() >= DAY_MS && donorId !== solverId,
    );
    const others = old.filter(({ donorId }) => donorId !== REPORTER);
    let [yes, no] = [0n, 0n];
    for (const { donorId, amountCents } of others.length > 0 ? others : old) {
      const isFor = this.votes.get(`${donorId} ${id}`)?.voteType === 'upvote';
      if (isFor) yes += amountCents;
      else no += amountCents;
    }
    if (yes <= no) throw new BrokenPromise('A choice without most of the money that decides.');
  }

  private choose(proposal: Candidate): void {
    const { world } = this;
    world.state = moveCase(world.state, 'proposal_selected');
    const solvers = this.proposals.map((one) => one.solverId);
    world.fixChoice(new Set([REPORTER, ...world.everGave, ...solvers]));
    const weighed = world.pledges
      .filter((pledge) => hasPassed(weighsFrom(pledge), world.now))
      .map(({ donorId, amountCents }, pledgeNumber) => ({ donorId, amountCents, pledgeNumber }));
    this.chosen = { proposal, weighed, donorIds: new Set(weighed.map(({ donorId }) => donorId)) };
  }
}

/** Who judges the chosen work: frozen accounts do not, as far as they were frozen before the choice. */
export function electorateOf({ proposal, weighed }: Chosen, world: CaseWorld): Voter[] {
  const { solverId } = proposal;
  const frozenIds = outOfVote([REPORTER, ...weighed.map(({ donorId }) => donorId)], world);
  return ballotWeights({ creatorId: REPORTER, solverId, frozenIds, pledges: weighed });
}

/** Those who have no say. */
export function outOfVote(ids: readonly string[], world: CaseWorld): ReadonlySet<string> {
  const { chosenAt, frozenSince, rules } = world;
  const hasNone = (id: string) => rules.isFrozenBefore(frozenSince.get(id) ?? null, chosenAt);
  return new Set(ids.filter(hasNone));
}
