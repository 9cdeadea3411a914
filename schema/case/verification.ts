import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { ISSUE_STATUSES } from '#schema/issues/issue.ts';
import { REASON_MAX_LENGTH } from '#schema/limits.ts';
import { decimalText } from '#schema/money/amount.ts';
import { proof } from './proof.ts';
import { CONTACT_REFUSALS } from '#schema/refusals.ts';
import { reason, text, timestamp, uuid } from '#schema/text.ts';

/** State of judging a proof; `none` unless the issue is in progress. */
export const VERIFICATION_STATES = [
  'none',
  'voting',
  'waiting_release',
  'jury',
  'arbitration',
  'rework',
] as const;
export const PROOF_CHOICES = ['approve', 'reject'] as const;
export const RULING_CHOICES = ['release', 'refund'] as const;

export type ProofChoice = (typeof PROOF_CHOICES)[number];
export type RulingChoice = (typeof RULING_CHOICES)[number];

export const DECIDERS = ['vote', 'auto_release', 'jury', 'ambassador', 'money_vote'] as const;

const choice = v.picklist(PROOF_CHOICES, 'Please choose to approve or to reject.');
/** A voter on a proof; weights were fixed when the solver was chosen. */
export const voter = v.object({
  userId: uuid,
  userName: v.string(),
  role: v.picklist(['creator', 'top_donor', 'donor']),
  /** Share of the total weight in basis points, rounded down; for display only. */
  weightBp: v.number(),
  choice: v.nullable(choice),
  reason: v.nullable(v.string()),
});

export const tally = v.object({
  /** Unitless whole numbers as text: they exceed the range of JSON numbers. */
  totalWeight: v.string(),
  approveWeight: v.string(),
  rejectWeight: v.string(),
  approveAmount: decimalText,
  rejectAmount: decimalText,
  hasQuorum: v.boolean(),
});

export const proofFlag = v.object({
  id: uuid,
  userId: uuid,
  userName: v.string(),
  justification: v.string(),
  raisedAt: timestamp,
  settled: v.nullable(v.picklist(['withdrawn', 'dismissed'])),
  /** Blocks the release only with a second person's objection. */
  needsCosigner: v.boolean(),
});

/** The public view: no names, and no verdicts before it closes. */
export const juryView = v.object({
  isAppeal: v.boolean(),
  calledAt: timestamp,
  endsAt: timestamp,
  seatsAccepted: v.number(),
  verdictsGiven: v.number(),
  outcome: v.nullable(v.picklist(['accepted', 'rejected', 'arbitration'])),
  /** Empty until the jury closes. */
  verdicts: v.array(v.object({ choice, reason: v.string() })),
});

export const rulingView = v.object({
  id: uuid,
  choice: v.picklist(RULING_CHOICES),
  reason: v.string(),
  writtenAt: timestamp,
  /** Above $1,000 a second ambassador has to confirm. */
  needsConfirmation: v.boolean(),
  confirmedAt: v.nullable(timestamp),
});

export const judgedProof = v.object({
  ...proof.entries,
  windowEndsAt: timestamp,
  voters: v.array(voter),
  tally,
  flags: v.array(proofFlag),
  /** Due without objection; null once decided. */
  release: v.nullable(
    v.object({
      releaseAt: timestamp,
      noticeAt: v.nullable(timestamp),
      pausedAt: v.nullable(timestamp),
    }),
  ),
  /** What the solver may do after a rejection; null: nothing, or not rejected. */
  remedy: v.nullable(
    v.object({ secondProofUntil: v.nullable(timestamp), appealUntil: v.nullable(timestamp) }),
  ),
  jury: v.nullable(juryView),
  ruling: v.nullable(rulingView),
  outcome: v.nullable(v.picklist(['accepted', 'rejected'])),
  decidedBy: v.nullable(v.picklist(DECIDERS)),
  decidedAt: v.nullable(timestamp),
});
export type JudgedProof = v.InferOutput<typeof judgedProof>;

/** Everything public about judging and paying an issue, and the caller's permissions. */
export const caseView = v.object({
  issueId: uuid,
  status: v.picklist(ISSUE_STATUSES),
  verification: v.picklist(VERIFICATION_STATES),
  isFrozen: v.boolean(),
  /** Who rules if it is disputed, and above which sum only two of them: fixed at the choice. */
  judges: v.optional(v.object({ ambassadors: v.array(v.string()), largeEscrow: decimalText })),
  /** The newest first. */
  proofs: v.array(judgedProof),
  payout: v.nullable(
    v.object({
      solverName: v.string(),
      amount: decimalText,
      fee: decimalText,
      returned: decimalText,
      releasedAt: timestamp,
      dueAt: timestamp,
      paidAt: v.nullable(timestamp),
      isOverdue: v.boolean(),
      decision: v.object({
        kind: v.picklist(['acceptance', 'auto_release', 'verdict', 'ruling', 'money_vote']),
        reason: v.string(),
        decidedAt: timestamp,
      }),
    }),
  ),
  rating: v.object({
    count: v.number(),
    averageHundredths: v.nullable(v.number()),
  }),
  viewer: v.object({
    /** Weight in the open vote in basis points; 0: none. */
    weightBp: v.number(),
    ownChoice: v.nullable(choice),
    /** The viewer's own objection, if it may be withdrawn now. */
    ownFlagId: v.nullable(uuid),
    ownStars: v.nullable(v.number()),
    /** Whether the person consented to publishing the completed issue. */
    isStoryTold: v.boolean(),
    abilities: v.object({
      submitProof: v.boolean(),
      addNote: v.boolean(),
      vote: v.boolean(),
      flag: v.boolean(),
      appeal: v.boolean(),
      rate: v.boolean(),
      tellStory: v.boolean(),
      /** Ambassadors without a stake. */
      rule: v.boolean(),
      confirmRuling: v.boolean(),
      freeze: v.boolean(),
      dismissFlag: v.boolean(),
    }),
  }),
});
export type CaseView = v.InferOutput<typeof caseView>;

const idParams = v.object({ id: uuid });

export const getCase = defineEndpoint({
  operation: 'getCase',
  method: 'GET',
  path: '/api/issues/{id}/case',
  summary: 'The proofs of an issue with votes, objections, jury, rulings and payment.',
  access: 'optional',
  cache: 'viewer',
  deviceStore: 'details',
  params: idParams,
  status: 200,
  response: caseView,
  refusals: ['issue_not_found'],
});

const refusals = ['issue_not_found', 'forbidden', 'account_frozen', 'wrong_state'] as const;
export const PROOF_REFUSALS = ['proof_not_found', ...refusals] as const;

export const castBallot = defineEndpoint({
  operation: 'castBallot',
  method: 'POST',
  path: '/api/proofs/{id}/ballots',
  summary: 'Approves or rejects a proof, once and finally. Creator and donors only.',
  access: 'session',
  isDecision: true,
  params: idParams,
  body: v.object({
    choice,
    reason: v.optional(text(0, REASON_MAX_LENGTH, 'Please write a text.'), ''),
  }),
  status: 204,
  refusals: [...PROOF_REFUSALS, ...CONTACT_REFUSALS, 'issue_closed'],
});

export const raiseFlag = defineEndpoint({
  operation: 'raiseFlag',
  method: 'POST',
  path: '/api/proofs/{id}/flags',
  summary:
    'Objects to a proof and pauses the release. Creator, donors, solver and ambassadors only.',
  access: 'session',
  asksPasskey: true,
  isDecision: true,
  params: idParams,
  body: v.object({ justification: reason }),
  status: 201,
  response: v.object({ id: uuid }),
  refusals: [...PROOF_REFUSALS, ...CONTACT_REFUSALS, 'issue_closed'],
});

export const settleFlag = defineEndpoint({
  operation: 'settleFlag',
  method: 'POST',
  path: '/api/flags/{id}/settle',
  summary:
    'Withdraws the caller’s own objection, or dismisses one as an ambassador without a stake.',
  access: 'session',
  asksPasskey: true,
  params: idParams,
  status: 204,
  refusals: [...refusals, 'flag_not_found', 'has_stake', 'shares_thing'],
});

export const appealProof = defineEndpoint({
  operation: 'appealProof',
  method: 'POST',
  path: '/api/proofs/{id}/appeal',
  summary: 'Appeals a rejection by vote to the jury. Its solver only, within 72 hours.',
  access: 'session',
  params: idParams,
  status: 204,
  refusals: [...PROOF_REFUSALS, 'issue_closed'],
});
