import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { USERNAME_MAX_LENGTH } from '#schema/limits.ts';
import { decimalText } from '#schema/money/amount.ts';
import { CONTACT_REFUSALS } from '#schema/refusals.ts';
import { reason, text, timestamp, uuid } from '#schema/text.ts';
import { proofFlag, RULING_CHOICES, rulingView, VERIFICATION_STATES } from './verification.ts';

export const deskCase = v.object({
  issueId: uuid,
  issueTitle: v.string(),
  /** Absent in answers of earlier releases. */
  imageUrl: v.optional(v.nullable(v.string())),
  proofId: v.nullable(uuid),
  verification: v.picklist(VERIFICATION_STATES),
  isFrozen: v.boolean(),
  escrow: decimalText,
  since: timestamp,
  openFlags: v.array(proofFlag),
  ruling: v.nullable(rulingView),
  /** True: the ambassador may not rule. */
  hasStake: v.boolean(),
});
export type DeskCase = v.InferOutput<typeof deskCase>;

export const accountFlag = v.object({
  id: uuid,
  userId: uuid,
  userName: v.string(),
  byName: v.string(),
  reason: v.string(),
  raisedAt: timestamp,
  settled: v.nullable(v.picklist(['upheld', 'dismissed'])),
  /** By this report or another one. */
  isFrozen: v.boolean(),
  /** Who ended the freeze of this report, and why. */
  lift: v.nullable(v.object({ byName: v.string(), reason: v.string(), liftedAt: timestamp })),
});
export type AccountFlag = v.InferOutput<typeof accountFlag>;

export const getDesk = defineEndpoint({
  operation: 'getDesk',
  method: 'GET',
  path: '/api/desk',
  summary:
    'The ambassadors’ queue: rulings, confirmations, open flags, frozen escrows: of the cases that the person is an ambassador of.',
  access: 'session',
  status: 200,
  response: v.object({ cases: v.array(deskCase), accountFlags: v.array(accountFlag) }),
});

const idParams = v.object({ id: uuid });

const RULING_REFUSALS = [
  ...CONTACT_REFUSALS,
  'issue_not_found',
  'forbidden',
  'account_frozen',
  'has_stake',
  'shares_thing',
  'wrong_state',
  'escrow_frozen',
  'escrow_short',
] as const;

export const writeRuling = defineEndpoint({
  operation: 'writeRuling',
  method: 'POST',
  path: '/api/proofs/{id}/ruling',
  summary:
    'Rules on a case in arbitration. Its ambassadors of the choice without a stake only. Final.',
  access: 'session',
  asksPasskey: 'always',
  params: idParams,
  body: v.object({
    choice: v.picklist(RULING_CHOICES, 'Please choose release or refund.'),
    reason,
  }),
  status: 204,
  refusals: [...RULING_REFUSALS, 'proof_not_found'],
});

export const confirmRuling = defineEndpoint({
  operation: 'confirmRuling',
  method: 'POST',
  path: '/api/rulings/{id}/confirm',
  summary:
    'A second ambassador of the case confirms a ruling on more than its limit of the choice.',
  access: 'session',
  asksPasskey: 'always',
  params: idParams,
  status: 204,
  refusals: [...RULING_REFUSALS, 'ruling_not_found'],
});

export const freezeEscrow = defineEndpoint({
  operation: 'freezeEscrow',
  method: 'POST',
  path: '/api/issues/{id}/freeze',
  summary:
    'Freezes or unfreezes the money of an issue; once a solver is chosen, by its ambassadors and for a limited time in all. Ambassadors without a stake only.',
  access: 'session',
  asksPasskey: 'always',
  params: idParams,
  body: v.object({ isFrozen: v.boolean('isFrozen is true or false.'), reason }),
  status: 204,
  refusals: [
    'issue_not_found',
    'forbidden',
    'account_frozen',
    'has_stake',
    'shares_thing',
    'wrong_state',
    'issue_closed',
    'hold_used_up',
  ],
});

export const flagAccountRequest = v.object({
  username: text(1, USERNAME_MAX_LENGTH, 'Please enter a username.'),
  reason,
});

export const flagAccount = defineEndpoint({
  operation: 'flagAccount',
  method: 'POST',
  path: '/api/account-flags',
  summary: 'Reports an account to the other ambassadors. Ambassadors only.',
  access: 'ambassador',
  asksPasskey: true,
  isAuditExempt: true,
  body: flagAccountRequest,
  status: 201,
  response: v.object({ id: uuid }),
  refusals: ['user_not_found', 'account_frozen'],
});

export const settleAccountFlag = defineEndpoint({
  operation: 'settleAccountFlag',
  method: 'POST',
  path: '/api/account-flags/{id}/settle',
  summary:
    'Upholds or dismisses a flag on an account. Any other ambassador than the one who raised it. If upheld, the account loses trust and can be frozen.',
  access: 'ambassador',
  asksPasskey: true,
  isAuditExempt: true,
  params: idParams,
  body: v.object({
    isUpheld: v.boolean('isUpheld is true or false.'),
    isFrozen: v.boolean('isFrozen is true or false.'),
  }),
  status: 204,
  refusals: ['flag_not_found', 'account_frozen', 'shares_thing', 'wrong_state'],
});

export const liftAccountFreeze = defineEndpoint({
  operation: 'liftAccountFreeze',
  method: 'POST',
  path: '/api/account-flags/{id}/lift',
  summary:
    'Lifts the freeze of an account after an upheld flag. Any ambassador except its owner. The lost trust stays lost.',
  access: 'ambassador',
  asksPasskey: true,
  isAuditExempt: true,
  params: idParams,
  body: v.object({ reason }),
  status: 204,
  refusals: ['flag_not_found', 'account_frozen', 'shares_thing', 'wrong_state', 'user_not_found'],
});
