import { commitTo } from '#api/database/commitment.ts';
import { earlyOutcome } from '#api/case/voting/tally.rules.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { RULES, type Rules } from './rules.ts';

/** Rules that break a promise, with what is said of them. */
export const WORSE_RULES: [what: string, rules: Partial<Rules>, found: RegExp][] = [
  [
    'a withdrawn objection starts a fresh notice',
    {
      resumeClock: (clock, _because, _voteEndsAt, now) =>
        clock.pausedAt === null
          ? clock
          : { releaseAt: hoursAfter(now, 48), noticeAt: null, pausedAt: null },
    },
    /waits beyond/u,
  ],
  [
    'the pause is each objection’s own',
    {
      flagsEscalateAt(flags) {
        const open = flags.findLast(({ settled }) => settled === null);
        return open ? hoursAfter(open.raisedAt, 24) : null;
      },
    },
    /waits beyond/u,
  ],
  [
    'whoever comes later may object',
    { flagRefusal: (flagger, on) => RULES.flagRefusal({ ...flagger, isAmbassador: true }, on) },
    /without standing/u,
  ],
  [
    'an objection of somebody refuted twice holds alone',
    { hasOpenFlag: (flags) => flags.some(({ settled }) => settled === null) },
    /without a co-signer/u,
  ],
  [
    'money that came within the day decides',
    {
      findWinner(proposals, escrow, votes, now) {
        const pledges = escrow.pledges.map((one) => ({ ...one, createdAt: new Date(0) }));
        return RULES.findWinner(proposals, { ...escrow, pledges }, votes, now);
      },
    },
    /most of the money/u,
  ],
  [
    'who reports carries an offer with their own money',
    {
      findWinner: (proposals, escrow, votes, now) =>
        RULES.findWinner(proposals, { ...escrow, reporterId: null }, votes, now),
    },
    /most of the money/u,
  ],
  [
    'accounts of one card are strangers',
    { keysOf: () => () => new Set() },
    /A person holds two seats|without experience|one with a party|pays by card/u,
  ],
  [
    'who appears beside a party is struck off',
    {
      juryPool: (candidates, place, now) =>
        RULES.juryPool(
          candidates.map((one) => ({
            ...one,
            isInvolved: one.isInvolved || one.isSeenWithParty,
          })),
          place,
          now,
        ),
    },
    /struck off/u,
  ],
  [
    'anybody without experience is drawn',
    {
      juryPool: (candidates, place, now) =>
        RULES.juryPool(
          candidates.map((one) => ({ ...one, decidedVerifications: 1 })),
          place,
          now,
        ),
    },
    /without experience/u,
  ],
  [
    'a case that somebody paid for alone gives experience',
    { givesExperience: () => true },
    /without experience/u,
  ],
  [
    'a home counts from the day on which it was given',
    {
      juryPool: (candidates, place, now) =>
        RULES.juryPool(
          candidates.map((one) => ({ ...one, homeSince: null })),
          place,
          now,
        ),
    },
    /moved next to the case/u,
  ],
  [
    'an account without a proved address decides',
    { lacksContact: () => null },
    /whom nothing reaches/u,
  ],
  [
    'what was changed stands on record as a plain digest',
    { commitTo: (data, salt, place) => commitTo(data, salt && new Uint8Array(32), place) },
    /can be read back/u,
  ],
  [
    'alike values look alike on record',
    { commitTo: (data, salt, place) => commitTo(data, salt, { ...place, sequence: 0 }) },
    /are alike/u,
  ],
  [
    'who has most of the say accepts within minutes',
    {
      decideVote: (box, circumstances, times, now) =>
        earlyOutcome(box, circumstances) ?? RULES.decideVote(box, circumstances, times, now),
    },
    /over a donor within a day/u,
  ],
  [
    'freezing has no end',
    { beginHold: (holds, kind, _, now) => RULES.beginHold(holds, kind, 2, now) },
    /longer than it may|waits beyond/u,
  ],
  [
    'whoever is an ambassador by now rules',
    {
      mayRule: (actor, on, proof) => RULES.mayRule(actor, { ...on, ambassadorIds: null }, proof),
    },
    /no ambassador at the choice/u,
  ],
  ['ambassadors judge from a party’s browser', { sharesThing: () => false }, /one with a party/u],
  [
    'a tie of the money pays',
    {
      moneyVote(box, connectedIds) {
        const said = RULES.moneyVote(box, connectedIds);
        return { ...said, choice: said.approveCents >= said.rejectCents ? 'release' : 'refund' };
      },
    },
    /against what it had voted for/u,
  ],
  [
    'a payout forgets a cent',
    {
      decidePayout(...given) {
        const payout = RULES.decidePayout(...given);
        return { ...payout, feeCents: payout.feeCents + 1n };
      },
    },
    /made or lost a cent/u,
  ],
  [
    'a withdrawal gives more back than came',
    {
      decideReturn(issue, pledge) {
        const decision = RULES.decideReturn(issue, pledge);
        const [first, second] = decision.postings;
        if (!first || !second) return decision;
        const postings = [
          { ...first, amountCents: first.amountCents - 1n },
          { ...second, amountCents: second.amountCents + 1n },
        ];
        return { ...decision, postings };
      },
    },
    /Escrow/u,
  ],
  ['the word of a body ends a case', { isSaidFixed: () => true }, /word of a body/u],
  ['one yes is enough', { isSaidFixed: (_on, yes) => yes.size > 0 }, /word of a body/u],
  [
    'money that came after the word agrees',
    {
      isSaidFixed(on, yes) {
        const pledges = on.pledges.map((one) => ({ ...one, createdAt: new Date(0) }));
        return RULES.isSaidFixed({ ...on, pledges }, yes);
      },
    },
    /word of a body/u,
  ],
  [
    'a solver at work can lose the case to a body',
    { maySayFixed: (actor, on, now) => RULES.maySayFixed(actor, { ...on, status: 'funded' }, now) },
    /who may not say so/u,
  ],
  [
    'a word can be agreed with for ever',
    { maySayFixed: (actor, on) => RULES.maySayFixed(actor, on, on.saidFixedAt ?? new Date(0)) },
    /who may not say so/u,
  ],
];
