import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import {
  JUSTIFICATION_MIN_LENGTH,
  PREMIUM_REPORT_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
} from '#schema/limits.ts';
import { amount, decimalText } from '../money/amount.ts';
import type { MoneyRules } from '../money/moneyRules.ts';
import { text, timestamp, uuid } from '#schema/text.ts';

export const premiumForm = ({ currency, premiumFeeMin: min, pledgeMax: max }: MoneyRules) =>
  v.object({
    validator: text(1, USERNAME_MAX_LENGTH, 'Please enter the username of an expert.'),
    fee: amount('A fee is required', currency, { min, max }),
  });

export const premiumReportForm = v.object({
  report: text(
    JUSTIFICATION_MIN_LENGTH,
    PREMIUM_REPORT_MAX_LENGTH,
    `Please write at least ${JUSTIFICATION_MIN_LENGTH} characters.`,
  ),
});

/** A paid report on a proof: shown to voters, without a vote. */
export const premiumOrder = v.object({
  id: uuid,
  issueId: uuid,
  payerId: uuid,
  payerName: v.string(),
  validatorId: uuid,
  validatorName: v.string(),
  fee: decimalText,
  /** The fee is in escrow, paid to the validator, or refunded. */
  status: v.picklist(['awaiting', 'paid', 'refunded']),
  orderedAt: timestamp,
  /** Null: no report yet. */
  proofId: v.nullable(uuid),
  report: v.nullable(v.string()),
  deliveredAt: v.nullable(timestamp),
  settledAt: v.nullable(timestamp),
});
export type PremiumOrder = v.InferOutput<typeof premiumOrder>;

export const premiumView = v.object({
  orders: v.array(premiumOrder),
  viewer: v.object({
    mayOrder: v.boolean(),
    /** An order the caller can deliver a report for. */
    deliverableId: v.nullable(uuid),
  }),
});
export type PremiumView = v.InferOutput<typeof premiumView>;

const idParams = v.object({ id: uuid });

export const listPremium = defineEndpoint({
  operation: 'listPremium',
  method: 'GET',
  path: '/api/issues/{id}/premium',
  summary: 'The paid expert reports on an issue’s proofs, and what the caller may do about them.',
  access: 'optional',
  cache: 'viewer',
  params: idParams,
  status: 200,
  response: premiumView,
  refusals: ['issue_not_found'],
});

export const orderPremium = defineEndpoint({
  operation: 'orderPremium',
  method: 'POST',
  path: '/api/issues/{id}/premium',
  summary:
    'Pays a validator for a report on the proof. Creator and donors only. The fee is held in escrow and refunded in full unless the report is delivered before the vote closes.',
  access: 'session',
  params: idParams,
  body: premiumForm,
  status: 201,
  response: premiumOrder,
  refusals: [
    'issue_not_found',
    'user_not_found',
    'forbidden',
    'has_stake',
    'wrong_state',
    'issue_closed',
    'escrow_frozen',
    'account_frozen',
    'payment_unavailable',
  ],
});

export const deliverPremium = defineEndpoint({
  operation: 'deliverPremium',
  method: 'POST',
  path: '/api/premium/{id}/report',
  summary: 'Delivers an ordered report, once and finally, and earns the fee. Its validator only.',
  access: 'session',
  params: idParams,
  body: premiumReportForm,
  status: 204,
  refusals: [
    'order_not_found',
    'issue_not_found',
    'forbidden',
    'has_stake',
    'shares_thing',
    'wrong_state',
    'account_frozen',
  ],
});
