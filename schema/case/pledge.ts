import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { amount, decimalText } from '../money/amount.ts';
import type { MoneyRules } from '../money/moneyRules.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { PLEDGE_STATES } from './ownListFilters.ts';

/** Limits are the installation's, $1.00 or more by default. */
export const pledgeForm = ({ currency, pledgeMin: min, pledgeMax: max }: MoneyRules) =>
  v.object({ amount: amount('Amount is required', currency, { min, max }) });

const createPledgeRequest = (money: MoneyRules) =>
  v.object({ ...pledgeForm(money).entries, issueId: uuid });

export const pledge = v.object({
  id: uuid,
  issueId: uuid,
  amount: decimalText,
  userId: uuid,
  userName: v.string(),
  /** Starts at 1 for each issue. */
  pledgeNumber: v.number(),
  createdAt: timestamp,
  /** Automatic refund unless a proposal has won; null once spent. */
  refundDueAt: v.nullable(timestamp),
});
export type Pledge = v.InferOutput<typeof pledge>;

export const donation = v.object({
  id: uuid,
  issueId: uuid,
  amount: decimalText,
  createdAt: timestamp,
});
export type Donation = v.InferOutput<typeof donation>;

/** `checkoutUrl`: the payment page; the pledge exists, with its number, once it is paid. */
const createdPledge = v.object({ ...pledge.entries, checkoutUrl: v.optional(v.string()) });
export type CreatedPledge = v.InferOutput<typeof createdPledge>;

export const pledgePayment = v.object({
  /** `awaited`: not paid, or not confirmed. `returned`: paid and refunded. */
  state: v.picklist(['awaited', 'received', 'returned', 'expired']),
  issueId: uuid,
  /** What is left after what a bank or the provider took; all of it if the payment was returned. */
  amount: decimalText,
  /** What became of the pledge; null before there is one, absent in answers of earlier releases. */
  pledge: v.optional(v.nullable(v.picklist(PLEDGE_STATES))),
  /** Null: nothing to pay. */
  checkoutUrl: v.nullable(v.string()),
});
export type PledgePayment = v.InferOutput<typeof pledgePayment>;

export const listPledges = defineEndpoint({
  operation: 'listPledges',
  method: 'GET',
  path: '/api/issues/{id}/pledges',
  summary:
    'The pledges of an issue, newest first, at most 200. `after` (the last known id) continues from there; `userId` filters by donor.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'of-issues',
  params: v.object({ id: uuid }),
  query: v.object({ after: v.optional(uuid), userId: v.optional(uuid) }),
  status: 200,
  response: v.array(pledge),
  refusals: ['issue_not_found'],
});

export const createPledge = defineEndpoint({
  operation: 'createPledge',
  method: 'POST',
  path: '/api/pledges',
  summary: 'Puts money into the escrow of an issue.',
  access: 'session',
  isDecision: true,
  body: createPledgeRequest,
  status: 201,
  response: createdPledge,
  refusals: [
    'issue_not_found',
    'issue_closed',
    'issue_merged',
    'account_frozen',
    'escrow_frozen',
    'card_returns',
    'payment_expired',
    'payment_unavailable',
  ],
});

export const getPledgePayment = defineEndpoint({
  operation: 'getPledgePayment',
  method: 'GET',
  path: '/api/pledges/{id}/payment',
  summary: "The payment status of the signed-in person's own pledge.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 200,
  response: pledgePayment,
  refusals: ['pledge_not_found'],
});

export const withdrawPledge = defineEndpoint({
  operation: 'withdrawPledge',
  method: 'POST',
  path: '/api/pledges/{id}/withdraw',
  summary:
    "Withdraws the donor's own pledge, to the cent, until a proposal is chosen: also from a hidden or frozen issue.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 204,
  refusals: ['pledge_not_found', 'issue_not_found', 'forbidden', 'wrong_state', 'issue_closed'],
});

export const movePledge = defineEndpoint({
  operation: 'movePledge',
  method: 'POST',
  path: '/api/pledges/{id}/move',
  summary:
    "Moves the donor's own pledge, with its expiry date, to the report that its issue was merged into.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 200,
  response: pledge,
  refusals: [
    'pledge_not_found',
    'issue_not_found',
    'forbidden',
    'wrong_state',
    'issue_closed',
    'issue_merged',
    'escrow_frozen',
    'account_frozen',
  ],
});

export const listDonations = defineEndpoint({
  operation: 'listDonations',
  method: 'GET',
  path: '/api/users/{id}/donations',
  summary: "The signed-in person's own pledges; nobody else's.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 200,
  response: v.array(donation),
  refusals: ['forbidden'],
});
