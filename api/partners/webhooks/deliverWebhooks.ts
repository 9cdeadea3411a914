import type { DataSource } from 'typeorm';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Outbound, OutboundAnswer } from '#api/platform/outboundPorts.ts';
import type { Clock } from '#api/platform/ports.ts';
import { SECOND_MS } from '#schema/durations.ts';
import {
  claimWebhooks,
  endWebhook,
  forgetOldWebhooks,
  settleWebhook,
  WEBHOOK_BATCH,
  type DueWebhook,
  type Settled,
} from './dueWebhooks.sql.ts';
import { retryWaitMs } from './retries.rules.ts';
import { webhookHeaders, webhookSecret } from './signWebhook.ts';
import { cutText } from '#schema/typed/cutText.ts';

export type WebhookDependencies = {
  database: DataSource;
  /** Real time, by which receivers judge the age of a message. */
  clock: Clock;
  /** The installation's time, which testers may move. */
  siteClock: Pick<Clock, 'now'>;
  outbound: Pick<Outbound, 'send'>;
  origin: string;
};

const GONE = 410;
const isAccepted = (status: number) => status >= 200 && status < 300;

/** Ids only: the program reads what it is allowed to, and nothing of an issue hidden since. */
function makePayload({ event, issueId, happenedAt }: DueWebhook, origin: string): string {
  return JSON.stringify({
    type: `issue.${event}`,
    timestamp: happenedAt.toISOString(),
    data: {
      id: issueId,
      url: `${origin}/api/issues/${issueId}`,
      page: `${origin}/issues/${issueId}`,
    },
  });
}

/**
 * Sends due messages per the Standard Webhooks specification, outside any transaction: at least once, and
 * always under the same id. Returns whether more may be due.
 */
export async function deliverWebhooks(
  dependencies: WebhookDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, siteClock } = dependencies;
  const due = await claimWebhooks(database, siteClock.now());
  if (due.length === 0) return false;
  const siteSecret = await loadSiteSecret(database);
  await Promise.all(due.map((message) => deliver(dependencies, message, { siteSecret, signal })));
  if (!signal.aborted) await forgetOldWebhooks(database, siteClock.now());
  return due.length === WEBHOOK_BATCH;
}

type Sending = { siteSecret: Buffer; signal: AbortSignal };

async function deliver(
  dependencies: WebhookDependencies,
  message: DueWebhook,
  { siteSecret, signal }: Sending,
): Promise<void> {
  const { database, clock, siteClock, outbound, origin } = dependencies;
  const { endpointId, secretNumber, isRotating, url } = message;
  const numbers = isRotating ? [secretNumber, secretNumber - 1] : [secretNumber];
  const secrets = numbers.map((number) => webhookSecret(siteSecret, endpointId, number));
  const payload = makePayload(message, origin);
  const timestamp = Math.floor(clock.now().getTime() / SECOND_MS);
  const headers = webhookHeaders({ id: `msg_${message.id}`, timestamp, payload }, secrets);
  const sent = { url, method: 'POST', headers, body: payload, maxBytes: 0 } as const;
  const answer = await outbound.send(sent, signal);
  // Interrupted: whether it arrived is unknown. It becomes due again when the lease ends.
  if (signal.aborted) return;
  const now = siteClock.now();
  if (answer.kind === 'answered' && answer.status === GONE)
    await endWebhook(database, endpointId, now);
  const chance = (clock.randomBytes(1)[0] ?? 0) / 255;
  const settled = settledBy(answer, { now, attemptCount: message.attemptCount, chance });
  const words = answer.kind === 'answered' ? String(answer.status) : cutText(answer.reason, 60);
  await settleWebhook(database, message.id, { ...settled, answer: words });
}

type Attempt = { now: Date; attemptCount: number; chance: number };

function settledBy(answer: OutboundAnswer, { now, attemptCount, chance }: Attempt): Settled {
  if (answer.kind === 'answered' && isAccepted(answer.status))
    return { state: 'delivered', dueAt: null };
  const askedMs = answer.kind === 'answered' ? answer.retryAfterMs : null;
  const waitMs = retryWaitMs(attemptCount, { askedMs, chance });
  if (waitMs === null) return { state: 'failed', dueAt: null };
  return { state: 'waiting', dueAt: new Date(now.getTime() + waitMs) };
}
