import type { Transaction } from '#api/database/transaction.ts';
import { findPayoutOrder } from '#api/money/providerPayments.sql.ts';
import { saveDifference, type ProviderDifference } from '#api/money/providerDifferences.sql.ts';
import type { ProviderRecord, SentPayout } from '#api/platform/paymentProvider.rules.ts';
import { minutesAfter } from '#api/platform/instant.rules.ts';
import { isSameAmount, noteUnknown } from './compareAmount.ts';
import { followCharge, followRefund, followTakenMoney, type Followed } from './followProvider.ts';
import { followAccount } from './payoutAccounts.ts';

/** Until then the message about something new may still be on its way. */
const MESSAGE_MINUTES = 15;

/** Its id in the provider's lists. */
export function seenAs(record: ProviderRecord): string {
  if (record.kind === 'account') return record.accountId;
  return record.kind === 'taking' ? record.takingId : record.providerId;
}

/**
 * Books one entry of the provider's lists. An entry whose message never arrived is recorded as a settled
 * difference. Returns the operator's warnings.
 */
export async function followRecord(
  tx: Transaction,
  record: ProviderRecord,
): Promise<string | null> {
  if (record.kind === 'account') {
    await followAccount(tx, { ...record, at: null });
    return null;
  }
  const { isNews, trouble } = await follow(tx, record);
  const isLate = minutesAfter(record.madeAt, MESSAGE_MINUTES) < tx.now;
  if (!isNews || !isLate) return trouble;
  const { amountCents: theirsCents, currencyCode } = record;
  const isNew = await saveDifference(tx, {
    ...describeMissed(record),
    what: 'missed',
    theirsCents,
    currencyCode,
  });
  if (!isNew) return trouble;
  const missed = `${describeMissed(record).thing} ${seenAs(record)}: its message never came, the books follow now`;
  return trouble === null ? missed : `${trouble}; ${missed}`;
}

type MoneyRecord = Exclude<ProviderRecord, { kind: 'account' }>;

async function follow(tx: Transaction, record: MoneyRecord): Promise<Followed> {
  switch (record.kind) {
    case 'charge':
      return followCharge(tx, record);
    case 'taking':
      return followTakenMoney(tx, record);
    case 'refund':
      return record.isPending ? { isNews: false, trouble: null } : followRefund(tx, record);
    case 'payout':
      return { isNews: false, trouble: await comparePayout(tx, record) };
  }
}

type About = Pick<
  ProviderDifference,
  'thing' | 'providerId' | 'paymentId' | 'issueId' | 'userId' | 'oursCents'
>;

function describeMissed(record: MoneyRecord): About {
  const nobody = { issueId: null, userId: null, oursCents: null };
  const providerId = seenAs(record);
  switch (record.kind) {
    case 'taking':
      return { ...nobody, thing: record.taking, providerId, paymentId: record.chargeId };
    case 'charge':
      return { ...nobody, thing: 'charge', providerId, paymentId: record.chargeId };
    case 'refund':
      return { ...nobody, thing: 'refund', providerId, paymentId: record.refundId };
    case 'payout':
      return { ...nobody, thing: 'payout', providerId, paymentId: record.payoutId };
  }
}

async function comparePayout(tx: Transaction, sent: SentPayout): Promise<string | null> {
  const { payoutId, providerId, reversedCents, currencyCode } = sent;
  const about = { thing: 'payout' as const, providerId };
  const trouble = `payout ${payoutId}: the payment provider and the books differ`;
  const order = await findPayoutOrder(tx, payoutId);
  if (order === null) {
    await noteUnknown(tx, about, sent);
    return trouble;
  }
  const { issueId, userId, amountCents: oursCents } = order;
  const ours = { ...about, paymentId: payoutId, issueId, userId, oursCents };
  const isSame = await isSameAmount(tx, ours, sent);
  if (reversedCents > 0n) {
    const theirsCents = oursCents - reversedCents;
    await saveDifference(tx, { ...ours, what: 'reversed', theirsCents, currencyCode });
  }
  return isSame && reversedCents === 0n ? null : trouble;
}
