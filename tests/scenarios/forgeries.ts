import { rewritten, type Data, type Entry, type Forgery } from './recomputing.ts';

type VoterEntry = { role: string; weight: string; pledgedCents: string };

/** Of $300.01 and $200 alone: 50, 30 and 20 times the money of the others, here $200. */
const WEIGHTS_WITHOUT: Record<string, string> = {
  creator: '1000000',
  top_donor: '600000',
  donor: '400000',
};

/** Without the last donor, with the weights and the tally that follow. */
export const hidesSmallDonor = rewritten({
  proof_submitted: (data) => {
    data.voters = (data.voters as VoterEntry[])
      .filter(({ pledgedCents }) => pledgedCents !== '13333')
      .map((voter) => ({ ...voter, weight: WEIGHTS_WITHOUT[voter.role] }));
  },
  vote_closed: (data) => {
    const [totalWeight, approveWeight, rejectWeight] = ['2000000', '1000000', '1000000'];
    Object.assign(data, { totalWeight, approveWeight, rejectWeight, rejectCents: '50001' });
  },
});

export const HASTY_FORGERIES: Forgery[] = [
  [
    'a proof that names no day, accepted at once',
    rewritten({
      proof_submitted: (data) => {
        delete data.acceptanceAfter;
      },
      vote_closed: (_, entry, before) => {
        entry.createdAt = before.at(-1)?.createdAt ?? '';
      },
    }),
    /day of an acceptance/u,
  ],
  [
    'a day that ends with the proof',
    rewritten({
      proof_submitted: (data, { createdAt }) => {
        data.acceptanceAfter = createdAt;
      },
    }),
    /day of an acceptance/u,
  ],
  [
    'an acceptance by most at once',
    rewritten({
      vote_closed: (_, entry, before) => {
        entry.createdAt = before.at(-1)?.createdAt ?? '';
      },
    }),
    /outcome of the vote: published "accepted", computed null/u,
  ],
];

export const RULING_FORGERIES: Forgery[] = [
  [
    'a choice that names no limit',
    rewritten({
      proposal_selected: (data) => {
        delete data.largeEscrowCents;
      },
    }),
    /judges and limit on record/u,
  ],
  [
    'a choice that names no judges',
    rewritten({
      proposal_selected: (data) => {
        delete data.ambassadors;
      },
    }),
    /judges and limit on record/u,
  ],
  [
    'a limit of later',
    rewritten({
      proposal_selected: (data) => {
        data.largeEscrowCents = '90000000';
      },
    }),
    /second ambassador.*limit shown/su,
  ],
  [
    'a ruling of somebody else',
    rewritten({
      ruling_written: (_, entry) => {
        entry.actorDigest = '0'.repeat(64);
      },
    }),
    /ambassadors of the choice/u,
  ],
  [
    'one who confirms their own ruling',
    rewritten({
      ruling_confirmed: (_, entry, before) => {
        const ruling = before.findLast(({ action }) => action === 'ruling_written');
        entry.actorDigest = ruling?.actorDigest ?? '';
      },
    }),
    /different ambassadors/u,
  ],
  [
    'much money that moves by the word of one',
    rewritten({
      ruling_confirmed: (_, entry) => {
        entry.action = 'proof_note_added';
      },
    }),
    /word of a second ambassador/u,
  ],
  [
    'a payment on a ruling to refund',
    rewritten({
      ruling_written: (data) => {
        data.choice = 'refund';
      },
    }),
    /what a ruling moved/u,
  ],
];

const leaveOutFirst = (data: Data, _: Entry, before: readonly Entry[]) => {
  const approving = before.find(
    (entry) => entry.action === 'ballot_cast' && entry.data.includes('"approve"'),
  );
  data.leftOut = [approving?.actorDigest];
};

export const MONEY_VOTE_FORGERIES: Forgery[] = [
  [
    'a choice against the money',
    rewritten({
      arbitration_ended: (data) => {
        data.choice = 'refund';
      },
    }),
    /money vote/u,
  ],
  [
    'more money for it',
    rewritten({
      arbitration_ended: (data) => {
        data.approveCents = '60000';
      },
    }),
    /money for/u,
  ],
  [
    'a donor left out, whose money counts',
    rewritten({ arbitration_ended: leaveOutFirst }),
    /money for/u,
  ],
  [
    'an escrow that could not pay',
    rewritten({
      arbitration_ended: (data) => {
        Object.assign(data, { canPay: false, choice: 'refund' });
      },
    }),
    /money enough.*money vote/su,
  ],
  [
    'an end after a day',
    rewritten({
      arbitration_ended: (_, entry) => {
        const day = Date.parse(entry.createdAt) - 29 * 86_400_000;
        entry.createdAt = new Date(day).toISOString();
      },
    }),
    /30 days/u,
  ],
];

export const FORGERIES: Forgery[] = [
  [
    'another amount in the record',
    (at, text) => (at.includes('/audit') ? text.replace('20000', '20001') : text),
    /entry \d+ hash/u,
  ],
  [
    'a weight of somebody else',
    (at, text) => (at.includes('/ledger') ? text.replaceAll('133.33', '133.34') : text),
    /weights/u,
  ],
  [
    'another order of the jury',
    (at, text) => {
      if (!at.endsWith('/draw')) return text;
      const answer = JSON.parse(text) as { draw: { order: string[] } };
      answer.draw.order.reverse();
      return JSON.stringify(answer);
    },
    /order/u,
  ],
  [
    'a verdict turned round',
    (at, text) => (at.endsWith('/draw') ? text.replace(/"reject"/u, '"approve"') : text),
    /seals/u,
  ],
  [
    'a cent more for the solver',
    (at, text) => (at.includes('/ledger') ? text.replace('"450.00"', '"450.01"') : text),
    /booked/u,
  ],
  [
    'another summary of the work',
    (at, text) => (at.endsWith('/case') ? text.replace(/"summary":"\w/u, '"summary":"~') : text),
    /entry \d+ summary/u,
  ],
  ['a vote without a small donor', hidesSmallDonor, /weights/u],
  [
    'one more ambassador beside the vote',
    (at, text) =>
      at.endsWith('/case') ? text.replace('"ambassadors":[', '"ambassadors":["x",') : text,
    /ambassadors shown.*role of x at the choice/su,
  ],
  [
    'an ambassador of later',
    (at, text) =>
      at.endsWith('/roles')
        ? text.replaceAll('"since":null', '"since":"9999-01-01T00:00:00.000Z"')
        : text,
    /role of .* at the choice: published undefined/u,
  ],
  [
    'another limit',
    (at, text) =>
      at.endsWith('/case') ? text.replace('"largeEscrow":"', '"largeEscrow":"9') : text,
    /limit shown/u,
  ],
];
