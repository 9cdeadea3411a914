import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { withdrawPledge } from '#api/case/funding/pledgeReturns.ts';
import { listOpenDifferences } from '#api/money/providerDifferences.sql.ts';
import { openPaymentDesk } from '#tests/support/browser/paymentDesk.ts';
import { eventOf, type StripeEvent } from '#tests/support/providers/stripeServer.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const RUNS = isWholeRun ? 12 : 4;
const PATIENCE_MS = 300_000;
const AMOUNTS = [4_000, 2_500, 1_000];

const desk = await openPaymentDesk();
afterAll(() => desk.stop());
const { stripe, database } = desk;

type Act = {
  does: 'pay' | 'refund' | 'fail' | 'dispute' | 'win' | 'lose' | 'withdraw';
  cents: number;
};
/** `lost`: never comes. `twice`: comes once more at the end. */
type Step = Act & { charge: number; message: 'comes' | 'lost' | 'late' | 'twice' };

const anyMessage = fc.constantFrom('comes', 'comes', 'lost', 'late', 'twice');

const step: fc.Arbitrary<Step> = fc.record({
  charge: fc.nat({ max: AMOUNTS.length - 1 }),
  does: fc.constantFrom('refund', 'fail', 'dispute', 'dispute', 'win', 'win', 'lose', 'withdraw'),
  cents: fc.integer({ min: 1, max: 4_000 }),
  message: anyMessage,
});

/** All three are paid, and each is told in its own way. */
const payments: fc.Arbitrary<Step[]> = fc
  .array(anyMessage, { minLength: AMOUNTS.length, maxLength: AMOUNTS.length })
  .map((told) =>
    told.map((way, charge) => ({ does: 'pay' as const, cents: 1, charge, message: way })),
  );

type Charge = Awaited<ReturnType<typeof desk.openCharge>>;

/** Each payment with what was done to it at the provider. */
const paymentOf = ({ checkoutId }: Charge) => stripe.sessions.get(checkoutId)?.payment_intent ?? '';
const copy = (type: string, object: object) => eventOf(type, { ...object });

/** Does something at the provider; answers its message, null where it is impossible now. */
function doThere(charge: Charge, { does, cents }: Act): StripeEvent | null {
  const payment = paymentOf(charge);
  if (does === 'pay') {
    if (payment !== '') return null;
    return copy('checkout.session.completed', stripe.pay(charge.checkoutId));
  }
  const intent = stripe.intents.get(payment);
  if (!intent) return null;
  const most = Math.min(cents, intent.amount);
  const byHand = stripe.refunds.find(
    (one) => one.payment_intent === payment && !one.metadata.refundId && one.status === 'succeeded',
  );
  const open = stripe.disputes.find(
    (one) => one.payment_intent === payment && one.status === 'needs_response',
  );
  switch (does) {
    case 'refund':
      try {
        return copy('refund.created', stripe.refundByHand(payment, most));
      } catch {
        return null;
      }
    case 'fail':
      return byHand ? copy('refund.failed', Object.assign(byHand, { status: 'failed' })) : null;
    case 'dispute':
      return open ? null : copy('charge.dispute.created', stripe.dispute(payment, most));
    case 'win':
      return open ? copy('charge.dispute.closed', stripe.closeDispute(open.id, 'won')) : null;
    default:
      return open ? copy('charge.dispute.closed', stripe.closeDispute(open.id, 'lost')) : null;
  }
}

async function withdraw({ donor, id }: Charge): Promise<void> {
  // Refused where nothing stands.
  await desk.act(donor, (tx) => withdrawPledge(tx, id)).catch(() => undefined);
}

const lowestEscrow = async (): Promise<number> => {
  const [row]: { cents: string | null }[] = await database.query(
    'select min(balance_cents) as cents from escrow_balance',
  );
  return Number(row?.cents ?? 0);
};

async function play(charges: readonly Charge[], steps: readonly Step[]): Promise<void> {
  const late: StripeEvent[] = [];
  for (const { charge: at, message, ...act } of steps) {
    const charge = charges[at];
    if (!charge) continue;
    if (act.does === 'withdraw') {
      await withdraw(charge);
      if (message === 'comes') await desk.round();
      continue;
    }
    const event = doThere(charge, act);
    if (event === null) continue;
    if (message === 'late' || message === 'twice') late.push(event);
    if (message === 'comes' || message === 'twice') await desk.deliver(event);
    expect(await lowestEscrow()).toBeGreaterThanOrEqual(0);
  }
  for (const event of late.toReversed()) await desk.deliver(event);
}

/** Days pass: disputes end, what is due is sent, the lists are compared. */
async function settle(): Promise<void> {
  for (const dispute of stripe.disputes) {
    if (dispute.status === 'needs_response') dispute.status = 'lost';
  }
  for (let day = 0; day < 3; day += 1) {
    desk.pass(24 * 60);
    for (let round = 0; round < 4; round += 1) await desk.compare();
    await desk.round();
  }
}

/** What is left of a payment: at the provider, and by the books. */
async function sumsOf(charge: Charge): Promise<{ theirs: number; ours: number }> {
  const payment = paymentOf(charge);
  const sum = (things: { payment_intent: string; amount: number }[]) =>
    things
      .filter((one) => one.payment_intent === payment)
      .reduce((total, { amount }) => total + amount, 0);
  const gone =
    sum(stripe.refunds.filter(({ status }) => status === 'succeeded')) +
    sum(stripe.disputes.filter(({ status }) => status !== 'won'));
  const [row]: { ours: string }[] = await database.query(
    `select coalesce((select amount_cents - taken_cents from pledge
         where id = $1 and status = 'held'), 0)
       + coalesce((select sum(amount_cents) from ledger_entry e
           join ledger_transaction t on t.id = e.transaction_id
         where t.pledge_id = $1 and e.account = 'platform'), 0) as ours`,
    [charge.id],
  );
  return { theirs: (stripe.intents.get(payment)?.amount ?? 0) - gone, ours: Number(row?.ours) };
}

/** A refund by hand whose message is overtaken by that of its failure, while ours was refused. */
const overtaken: [Step[], Step[]] = [
  (['comes', 'twice', 'lost'] as const).map((way, charge) => ({
    does: 'pay',
    cents: 1,
    charge,
    message: way,
  })),
  (
    [
      ['refund', 'late'],
      ['withdraw', 'comes'],
      ['fail', 'comes'],
    ] as const
  ).map(([does, way]) => ({ does, cents: 2_468, charge: 1, message: way })),
];

it(
  'whatever happens at the provider and however it is told, the books end with its truth',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        payments,
        fc.array(step, { minLength: 4, maxLength: 12 }),
        async (paid, steps) => {
          const [first, ...others] = AMOUNTS.map(BigInt);
          const opened = await desk.openCharge(first);
          const charges = [opened];
          for (const cents of others) charges.push(await desk.openCharge(cents, opened.issueId));
          await play(charges, [...paid, ...steps]);
          await settle();
          for (const charge of charges) {
            const { theirs, ours } = await sumsOf(charge);
            expect(ours).toBe(theirs);
          }
          expect((await checkBooks(database.manager)).problem).toBeNull();
          expect(await listOpenDifferences(database.manager)).toEqual([]);
          expect(await lowestEscrow()).toBeGreaterThanOrEqual(0);
        },
      ),
      // Each run takes seconds: the first failure is told as it is.
      { numRuns: RUNS, endOnFailure: true, examples: [overtaken] },
    );
  },
  PATIENCE_MS,
);
