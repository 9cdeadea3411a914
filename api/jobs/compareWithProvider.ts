import { followLostAccount } from '#api/case/payments/payoutAccounts.ts';
import { followRecord, seenAs } from '#api/case/payments/followRecord.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import {
  claimComparison,
  endComparison,
  findUnseen,
  findUnseenAccounts,
  saveSeen,
  saveStep,
  type ComparisonStep,
} from '#api/money/providerComparison.sql.ts';
import { saveDifference, settleDifferences } from '#api/money/providerDifferences.sql.ts';
import { daysAfter, minutesAfter } from '#api/platform/instant.rules.ts';
import { PROVIDER_LISTS, type ProviderRecord } from '#api/platform/paymentProvider.rules.ts';
import type { PaymentDependencies } from './sendPayments.ts';

/** Disputes and refunds can still come and change for about this long after a payment. */
const COMPARED_DAYS = 200;
/** Bounds a round; the next one continues where it ended. */
const PAGES_PER_ROUND = 5;
const CLAIM_MINUTES = 5;
const GIVEN_UP_AFTER_DAYS = 2;

/**
 * Once a day (UTC), and over as many rounds as it needs, reads the provider's own lists and compares
 * them with the books, since webhooks can be lost. Corrects the books where it can and records every
 * difference. No transaction is open during a call. Several processes may run it.
 */
export async function compareWithProvider(dependencies: PaymentDependencies): Promise<void> {
  const { payments, warn } = dependencies;
  if (payments.records === null) return;
  let step: ComparisonStep | null = await claim(dependencies);
  try {
    for (let page = 0; step !== null && page < PAGES_PER_ROUND; page += 1) {
      if (dependencies.isStopping()) break;
      step = await comparePage(dependencies, step);
    }
    if (step !== null) await release(dependencies, step);
  } catch (error) {
    // The lease expires by itself: then the provider is asked again.
    const trouble = error instanceof Error ? error.name : 'unknown';
    warn(`The payment provider's lists could not be compared (${trouble})`);
  }
}

function inTransaction<Result>(
  { database, clock, pledgeExpiryDays, accountTraceDays }: PaymentDependencies,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transact(
    database,
    { actor: null, clock, pledgeExpiryDays, accountTraceDays, isAuditExempt: true },
    work,
  );
}

const claim = (dependencies: PaymentDependencies) =>
  inTransaction(dependencies, (tx) =>
    claimComparison(tx, {
      day: tx.now.toISOString().slice(0, 10),
      until: minutesAfter(tx.now, CLAIM_MINUTES),
      givenUpBefore: daysAfter(tx.now, -GIVEN_UP_AFTER_DAYS),
    }),
  );

const release = (dependencies: PaymentDependencies, step: ComparisonStep) =>
  inTransaction(dependencies, (tx) => saveStep(tx, step, tx.now));

const comparedSince = ({ startedAt }: ComparisonStep) => daysAfter(startedAt, -COMPARED_DAYS);

/** Returns where the comparison continues; null: it is done. */
async function comparePage(
  dependencies: PaymentDependencies,
  step: ComparisonStep,
): Promise<ComparisonStep | null> {
  const { payments } = dependencies;
  if (payments.records === null) return null;
  const { list, after } = step;
  const { records, next } = await payments.records.list(list, {
    since: comparedSince(step),
    after,
  });
  for (const record of records) await followOne(dependencies, record);
  const following = PROVIDER_LISTS[PROVIDER_LISTS.indexOf(list) + 1];
  const goesOn =
    next === null ? following && { list: following, after: null } : { list, after: next };
  return inTransaction(dependencies, async (tx) => {
    await saveSeen(tx, records.map(seenAs));
    if (goesOn === undefined) {
      await end(tx, { step, provider: payments.name });
      return null;
    }
    const nextStep = { ...step, ...goesOn };
    await saveStep(tx, nextStep, minutesAfter(tx.now, CLAIM_MINUTES));
    return nextStep;
  });
}

/** An entry that fails must not hide the others: it is found again the next day. */
async function followOne(dependencies: PaymentDependencies, record: ProviderRecord): Promise<void> {
  const { warn } = dependencies;
  try {
    const told = await inTransaction(dependencies, (tx) => followRecord(tx, record));
    if (told !== null) warn(told);
  } catch (error) {
    warn(`${record.kind} ${seenAs(record)} could not be followed: ${String(error)}`);
  }
}

async function end(
  tx: Transaction,
  { step, provider }: { step: ComparisonStep; provider: string },
): Promise<void> {
  const { day, startedAt } = step;
  const since = comparedSince(step);
  for (const { id, oursCents, ...unseen } of await findUnseen(tx, { provider, since, startedAt })) {
    const ours = { ...unseen, paymentId: id, oursCents: BigInt(oursCents) };
    const nothing = { what: 'missing', theirsCents: null, currencyCode: null } as const;
    await saveDifference(tx, { ...ours, ...nothing });
  }
  for (const accountId of await findUnseenAccounts(tx, startedAt)) {
    await followLostAccount(tx, { accountId });
  }
  await settleDifferences(tx, { since, startedAt });
  await endComparison(tx, day);
}
