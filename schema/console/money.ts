import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { decimalText } from '#schema/money/amount.ts';
import { pageWith } from '#schema/paging.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { MONEY_TROUBLES, TROUBLE_FILTERS } from './consoleFilters.ts';
import { DIFFERENCES, MONEY_STATES } from './consoleKinds.ts';
import { consolePage } from './consolePaging.ts';

export const getMoneyStates = defineEndpoint({
  operation: 'getMoneyStates',
  method: 'GET',
  path: '/api/admin/money',
  summary: 'Where all money is or went, from the ledger. Operators only.',
  access: 'operator',
  status: 200,
  response: v.array(
    v.object({
      state: v.picklist(MONEY_STATES),
      amount: decimalText,
      /** Issues for money in escrow, movements for money that left it. */
      count: v.number(),
    }),
  ),
});

const moneyTrouble = v.object({
  id: uuid,
  trouble: v.picklist(MONEY_TROUBLES),
  /** Null: not a payment. */
  payment: v.nullable(v.picklist(['charge', 'refund', 'payout', 'dispute'])),
  /** Null: not of an issue here. */
  issueId: v.nullable(uuid),
  /** Null: no longer readable. */
  issueTitle: v.nullable(v.string()),
  userId: v.nullable(uuid),
  userName: v.nullable(v.string()),
  amount: decimalText,
  since: timestamp,
  detail: v.nullable(v.string()),
  /** Of what `differs`; null amounts: not known there, or not in our currency. */
  difference: v.nullable(
    v.object({
      what: v.picklist(DIFFERENCES),
      ours: v.nullable(decimalText),
      theirs: v.nullable(decimalText),
      currency: v.nullable(v.string()),
    }),
  ),
});
export type MoneyTrouble = v.InferOutput<typeof moneyTrouble>;

export const listMoneyTroubles = defineEndpoint({
  operation: 'listMoneyTroubles',
  method: 'GET',
  path: '/api/admin/money/troubles',
  summary:
    'Money that needs attention, newest first, in pages: failing and failed payments, chargebacks, overdue payouts, frozen escrows, differences between the provider and the books. Operators only.',
  access: 'operator',
  query: v.object({
    trouble: v.optional(
      v.picklist(TROUBLE_FILTERS, `trouble is one of ${TROUBLE_FILTERS.join(', ')}.`),
      'any',
    ),
    ...consolePage,
  }),
  status: 200,
  response: pageWith(moneyTrouble),
});
