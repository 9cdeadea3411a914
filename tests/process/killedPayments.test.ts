import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#schema/durations.ts';
import { createPledge, getPledgePayment, withdrawPledge } from '#schema/case/pledge.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { eventually } from '#tests/support/eventually.ts';
import { filledFolder } from '#tests/support/servers/filledFolder.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import {
  QUICK_SETTINGS,
  startServerProcess,
  type ServerProcess,
} from '#tests/support/servers/serverProcess.ts';
import {
  eventOf,
  startStripeServer,
  type StripeServer,
} from '#tests/support/providers/stripeServer.ts';
import { removeFolder } from '#tests/support/temporaryFolder.ts';
import { registerAs } from '#tests/support/registerAs.ts';

const CYCLES = 2;
const WAIT_MS = 30_000;

const dataDir = await filledFolder('nothing');
let port = 0;
let hoursAhead = 0;
let stripe: StripeServer;
let server: ServerProcess;
let donor: Client;
let issueId: string;

const start = () =>
  startServerProcess({
    ...QUICK_SETTINGS,
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMITS: 'off',
    TILE_URL: 'none',
    TIME_MACHINE: 'on',
    LOG_LEVEL: 'silent',
    ...stripe.settings,
  });

beforeAll(async () => {
  port = await freePort();
  stripe = await startStripeServer(() => Date.now() + hoursAhead * HOUR_MS);
  server = await start();
});
// Nobody takes back more than three card pledges in a month.
beforeEach(async ({ task }) => {
  donor = createClient((path, init) => fetch(`http://localhost:${port}${path}`, init));
  await registerAs(donor, `donor.${task.id.replaceAll(/\W/gu, '')}`.slice(0, 20));
  issueId = (await fileReport(donor)).id;
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
  removeFolder(dataDir);
});

/** Does what is due an hour later, at once instead of at the server's next round. */
function passHour() {
  hoursAhead += 1;
  return donor.expectCall(moveTestClock, { body: { advanceHours: 1 } });
}

/** An hour later everything is due again that was being sent when the process died. */
async function restartLater(): Promise<void> {
  server = await start();
  await passHour();
}

async function paidSession(amount: string) {
  const { id } = await donor.expectCall(createPledge, { body: { issueId, amount } });
  const open = [...stripe.sessions.values()].find(({ metadata }) => metadata.chargeId === id);
  return { id, session: stripe.pay(open?.id ?? '') };
}

const stateOf = async (id: string) =>
  (await donor.expectCall(getPledgePayment, { params: { id } })).state;

describe('the server killed in the middle of a payment', () => {
  test.each(['before', 'after'] as const)(
    'refunds once, killed %s the provider has done it',
    async (moment) => {
      for (let cycle = 0; cycle < CYCLES; cycle += 1) {
        const { id, session } = await paidSession('5');
        const origin = `http://localhost:${port}`;
        await stripe.deliver(origin, eventOf('checkout.session.completed', session));
        let isKilled = false;
        stripe.interrupt('/v1/refunds', moment, async () => {
          await server.kill();
          isKilled = true;
        });
        await donor.expectCall(withdrawPledge, { params: { id } });
        // Nobody answers: the server dies over it.
        await expect(passHour()).rejects.toThrow(TypeError);
        expect(await eventually(() => isKilled, WAIT_MS)).toBe(true);
        await restartLater();
        const orders = () =>
          queryEmbedded<{ status: string }>(
            dataDir,
            'select status from provider_payment where charge_id = $1',
            [id],
          );
        const isSent = async () => (await orders())[0]?.status === 'succeeded';
        expect(await eventually(isSent, WAIT_MS)).toBe(true);
        const sent = stripe.refunds.filter(
          ({ payment_intent: of }) => of === session.payment_intent,
        );
        expect(sent.map(({ amount }) => amount)).toEqual([500]);
      }
    },
  );

  test('takes a payment once, whose message it was reading', async () => {
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const { currentFunding } = await donor.expectCall(getIssue, { params: { id: issueId } });
      const { id, session } = await paidSession('10');
      const event = eventOf('checkout.session.completed', session);
      const origin = `http://localhost:${port}`;
      const cut = stripe.deliver(origin, event).catch(() => 0);
      await new Promise((resolve) => setTimeout(resolve, cycle * 8));
      await server.kill();
      await cut;
      server = await start();
      expect(await stripe.deliver(origin, event)).toBe(200);
      expect(await stripe.deliver(origin, event)).toBe(200);
      expect(await stateOf(id)).toBe('received');
      const after = await donor.expectCall(getIssue, { params: { id: issueId } });
      expect(Number(after.currentFunding) - Number(currentFunding)).toBe(10);
    }
  });
});
