import type { EntryFacts } from './entryFacts.ts';

/** Labels of a report's fields. */
const fields = new Map([
  ['title', 'title'],
  ['description', 'description'],
  ['location', 'location'],
  ['latitude', 'place'],
  ['longitude', 'place'],
  ['solutionCriteria', 'solution criteria'],
  ['dueDate', 'due date'],
]);

const released: Record<string, string> = {
  acceptance: 'The vote accepted the proof',
  auto_release: 'Nobody objected in time',
  verdict: 'The jury accepted the proof',
  ruling: 'An ambassador ruled for the solver',
};

const choices = { approve: 'for', reject: 'against' };
const votes = { upvote: 'for', downvote: 'against' };
const ended = {
  accepted: 'the proof is accepted',
  rejected: 'the proof is rejected',
  jury: 'a jury decides',
  waiting: 'too few took part, and the time for objections runs on',
  arbitration: 'ambassadors decide',
};

const official = {
  received: 'received',
  will_fix: 'it will be fixed by a day that it names',
  not_ours: 'it is not responsible',
  fixed: 'it is fixed',
};

/** A sentence per action, if the entry has the data for it. */
export const sentences: Record<string, (facts: EntryFacts) => string> = {
  issue_reported: (facts) =>
    `The issue was reported with ${facts.listed('photos', { one: '# photo', other: '# photos' }) ?? 'no photo'}.${facts.has('againOf') ? ' It had broken again after an earlier report was completed.' : ''}`,
  issue_edited: (facts) => {
    const names = facts.texts('changed').map((name) => fields.get(name) ?? name);
    if (names.length === 0) return 'The report was changed.';
    return `The report was changed: ${[...new Set(names)].join(', ')}.`;
  },
  issue_removed: (facts) =>
    `The issue was removed. ${facts.counted('refundedPledges', { one: '# pledge', other: '# pledges' })} went back.`,
  issue_told: (facts) => `${facts.text('body')} was told of this report.`,
  body_answered: (facts) => `${facts.text('body')} answered: ${facts.word('state', official)}.`,
  pledge_made: (facts) =>
    `Pledge ${facts.number('pledgeNumber')} of ${facts.money('amountCents')} was made.`,
  pledge_withdrawn: (facts) => `A donor withdrew a pledge of ${facts.money('amountCents')}.`,
  pledge_moved: (facts) =>
    `A donor moved a pledge of ${facts.money('amountCents')} to the report where this goes on.`,
  pledge_joined: (facts) =>
    `Pledge ${facts.number('pledgeNumber')} of ${facts.money('amountCents')} came from another report of the problem.`,
  pledge_refunded: (facts) => `A pledge of ${facts.money('amountCents')} went back to its donor.`,
  pledge_charged_back: (facts) => `A bank charged back a pledge of ${facts.money('amountCents')}.`,
  pledge_refunded_at_provider: (facts) =>
    `${facts.money('amountCents')} of a pledge was refunded at the payment provider.`,
  pledge_reinstated: (facts) => `The provider put ${facts.money('amountCents')} of a pledge back.`,
  expiry_announced: (facts) =>
    `A donor was told that a pledge goes back ${facts.word('notice', { first: 'in 14 days', last: 'in 1 day' })}.`,
  vote_cast: (facts) => `A vote ${facts.word('vote', votes)} a proposal was cast.`,
  selection_pending: (facts) =>
    `A proposal has won. The choice takes effect on ${facts.moment('takesEffectAt')}.`,
  proposal_selected: (facts) =>
    `A proposal was chosen. The work is due by ${facts.moment('deadlineAt')}.`,
  proof_submitted: (facts) =>
    `Proof ${facts.number('number')} was handed in, with photos from before and after${facts.has('video') ? ' and a video' : ''}.`,
  ballot_cast: (facts) => `A vote ${facts.word('choice', choices)} the proof was cast.`,
  vote_closed: (facts) =>
    `The vote on the proof closed: ${facts.word('outcome', ended)}. Of the donors’ money ${facts.money('approveCents')} was for it and ${facts.money('rejectCents')} against it.`,
  flag_raised: (facts) =>
    `An objection to the proof was raised${facts.has('needsCosigner') ? '; it counts once somebody else signs it' : ''}.`,
  flag_settled: (facts) =>
    `An objection was ${facts.word('how', { withdrawn: 'withdrawn', dismissed: 'dismissed' })}.`,
  release_announced: (facts) =>
    `The release of the money was announced for ${facts.moment('releaseAt')}.`,
  release_resumed: (facts) => `The release goes on. It is due on ${facts.moment('releaseAt')}.`,
  proof_rejected: (facts) => {
    const by = facts.word('by', { vote: 'vote', jury: 'jury' });
    const second = facts.has('secondProofUntil')
      ? ` A second proof may come until ${facts.moment('secondProofUntil')}.`
      : '';
    return `The ${by} rejected the proof.${second}`;
  },
  jury_called: (facts) =>
    `A jury was called from ${facts.counted('candidates', { one: '# eligible person', other: '# eligible people' })}. It decides by ${facts.moment('endsAt')}.`,
  jury_seats_offered: (facts) => {
    const lapsed = facts.listed('lapsed', { one: '# person', other: '# people' });
    const offered = facts.listed('offered', { one: '# seat', other: '# seats' }) ?? 'No seat';
    return `Offered: ${offered} on the jury.${lapsed ? ` No answer from ${lapsed}.` : ''}`;
  },
  jury_seat_answered: (facts) =>
    `A seat on the jury was ${facts.word('answer', { accepted: 'accepted', declined: 'declined' })}.`,
  jury_closed: (facts) => `The jury closed: ${facts.word('outcome', ended)}.`,
  ruling_written: (facts) => {
    const choice = { release: 'to pay the solver', refund: 'to give the money back' };
    const more = facts.has('needsConfirmation') ? ' A second ambassador has to confirm it.' : '';
    return `An ambassador ruled ${facts.word('choice', choice)}, with ${facts.money('escrowCents')} in escrow.${more}`;
  },
  funds_released: (facts) =>
    `${facts.word('kind', released)}: ${facts.money('compensationCents')} to the solver, ${facts.money('feeCents')} to the platform, ${facts.moneyOfAll('returns')} back to donors.`,
  funds_refunded: (facts) => `${facts.moneyOfAll('returns')} went back to donors.`,
  payout_paid: (facts) => `The solver was paid ${facts.money('amountCents')}.`,
  solver_rated: (facts) =>
    `The solver got ${facts.counted('stars', { one: '# star', other: '# stars' })}.`,
  premium_ordered: (facts) =>
    `An independent report was ordered for a fee of ${facts.money('feeCents')}.`,
  premium_paid: (facts) => `The independent report was paid: ${facts.money('feeCents')}.`,
  premium_refunded: (facts) =>
    `The fee of ${facts.money('feeCents')} for an independent report went back.`,
};
