import type { DataSource } from 'typeorm';
import { PREPARED } from '#api/database/connection/prepared.ts';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { createStopToken } from '#api/notices/stopToken.ts';
import { noticeDeliveryEntity, pushSubscriptionEntity } from '#api/notices/notices.entities.ts';
import { deliveryWaitMs } from '#api/notices/noticeDelivery.rules.ts';
import {
  writeNoticeMail,
  writePushPayload,
  type OutgoingNotice,
} from '#api/notices/noticeMessages.rules.ts';
import {
  MailError,
  type Clock,
  type Mailer,
  type PushOutcome,
  type PushTarget,
  type WebPush,
} from '#api/platform/ports.ts';
import type { DigestLine } from '#schema/notices/digest.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { languageFor } from '#schema/languages/languages.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';

/** `refused`: retrying is pointless. */
type Outcome = PushOutcome | { kind: 'refused'; reason: string };

/** For the log: no recipient and no content. */
export type TriedDelivery = {
  delivery: 'email' | 'push' | 'account mail' | 'forwarding';
  outcome: string;
  requestId: string | null;
};

export type DeliveryDependencies = {
  database: DataSource;
  clock: Pick<Clock, 'now'>;
  /** Receives failures without name, address or text. */
  warn: (message: string) => void;
  /** Called per attempt, with the id of the request that caused it. */
  tried?: (delivery: TriedDelivery) => void;
  /** Null: mail is disabled. */
  mailer: Pick<Mailer, 'send'> | null;
  push: Pick<WebPush, 'send'>;
  origin: string;
  site: () => Promise<Pick<SiteSettings, 'name' | 'languages'>>;
};

type Delivery = OutgoingNotice &
  Partial<PushTarget> & {
    deliveryId: number;
    attemptCount: number;
    subscriptionId: string | null;
    isRead: boolean;
    requestId: string | null;
    userId: string;
    email: string;
    language: string | null;
    lines: DigestLine[] | null;
    isProved: boolean;
  };

const BATCH = 10;
/**
 * Longer than a batch can take: a process that holds one this long is dead, and others take over.
 */
const LEASE_MS = 5 * MINUTE_MS;

/** Sent separately: whoever registers a push service's address controls how slowly it answers. */
type NoticeChannel = 'email' | 'push';

const claimSql = (channel: NoticeChannel) => `${PREPARED}
  with due as materialized (
    select id from notice_delivery
    where due_at <= $1 and subscription_id is ${channel === 'push' ? 'not null' : 'null'}
    order by due_at, id limit ${BATCH} for update skip locked
  ), claimed as (
    update notice_delivery d set attempt_count = d.attempt_count + 1, due_at = $2
    from due where d.id = due.id
    returning d.id, d.attempt_count, d.notification_id, d.subscription_id, d.request_id
  )
  select n.concerns_money as "concernsMoney", c.id::double precision as "deliveryId", c.attempt_count as "attemptCount", c.request_id as "requestId", n.id, n.type,
    n.issue_id as "issueId", n.content, n.kind, n.params, n.lines, n.read_at is not null as "isRead", u.id as "userId",
    u.language, u.email, u.email_proved_at is not null as "isProved",
    c.subscription_id as "subscriptionId", p.endpoint, p.p256dh, p.auth
  from claimed c join notification n on n.id = c.notification_id
  join app_user u on u.id = n.user_id
  -- After a sign-out the browser may belong to others.
  left join (push_subscription p join session s on s.id_hash = p.session_hash and not s.is_ended)
    on p.id = c.subscription_id
  order by c.id`;

/**
 * Sends due notices by push or email. They are claimed beforehand, so that no two processes send the same,
 * and settled afterwards, so that those of a dead process are sent again. Never in the transaction of the act
 * itself. Returns whether more may be due.
 */
export async function deliverNotices(
  dependencies: DeliveryDependencies,
  signal: AbortSignal,
  channel: NoticeChannel,
): Promise<boolean> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const claimed: Delivery[] = await database.query(claimSql(channel), [now, leaseEnd]);
  if (claimed.length === 0) return false;
  // Each with its own signal: Node takes so many listeners on one for a leak.
  const begun = claimed.map((delivery) => ({ delivery, own: new AbortController() }));
  const stop = () => {
    for (const { own } of begun) own.abort();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    await Promise.all(
      begun.map(({ delivery, own }) => deliver(dependencies, delivery, own.signal)),
    );
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return claimed.length === BATCH;
}

async function deliver(
  dependencies: DeliveryDependencies,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await unlessAborted(attempt(dependencies, delivery, signal), signal);
  // Interrupted: whether it arrived is unknown. It becomes due again when the lease ends.
  if (outcome === null || signal.aborted) return;
  await settle(dependencies, delivery, outcome);
}

/** Null as soon as the signal aborts; removes its listener. */
async function unlessAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  const settled = new AbortController();
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { signal: settled.signal });
  });
  try {
    return await (signal.aborted ? null : Promise.race([work, aborted]));
  } finally {
    settled.abort();
  }
}

async function attempt(
  { database, mailer, push, origin, site }: DeliveryDependencies,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<Outcome> {
  // Already read in the app.
  if (delivery.isRead) return { kind: 'sent' };
  const { name: siteName, languages } = await site();
  const language = languageFor(delivery.language, languages);
  const { subscriptionId, endpoint, p256dh, auth } = delivery;
  if (subscriptionId !== null) {
    if (!endpoint || !p256dh || !auth) return { kind: 'gone' };
    return push.send({ endpoint, p256dh, auth }, writePushPayload(delivery, language), signal);
  }
  // An unproved address may be a stranger's.
  if (!delivery.isProved) return { kind: 'sent' };
  if (mailer === null) {
    // Nobody opted in, so being unable to send it is no failure.
    if (delivery.concernsMoney) return { kind: 'sent' };
    return { kind: 'refused', reason: 'this installation sends no mail' };
  }
  try {
    const stopToken = await stopTokenFor(database, delivery);
    await mailer.send(
      writeNoticeMail(delivery, {
        ...delivery,
        to: delivery.email,
        origin,
        siteName,
        language,
        stopToken,
      }),
    );
    return { kind: 'sent' };
  } catch (error) {
    return mailTrouble(error);
  }
}

/** The failure without the address; only our own error is free of it. */
export function mailTrouble(error: unknown) {
  const isOurs = error instanceof MailError;
  const reason = isOurs ? error.message : (error as Error).name;
  if (isOurs && error.isFinal) return { kind: 'refused' as const, reason };
  return { kind: 'failed' as const, reason, retryAfterMs: null };
}

/** A token for one-click unsubscribing; null: only in the settings. */
async function stopTokenFor(
  database: DataSource,
  { type, concernsMoney, userId }: Delivery,
): Promise<string | null> {
  const kind = type === 'digest' ? 'digest' : concernsMoney ? 'money' : null;
  return kind && createStopToken(await loadSiteSecret(database), { userId, kind });
}

async function settle(
  { database, clock, warn, tried }: DeliveryDependencies,
  { deliveryId, subscriptionId, attemptCount, requestId }: Delivery,
  outcome: Outcome,
): Promise<void> {
  const channel = subscriptionId === null ? 'email' : 'push';
  tried?.({ delivery: channel, outcome: outcome.kind, requestId });
  const deliveries = database.getRepository(noticeDeliveryEntity);
  const subscriptions = database.getRepository(pushSubscriptionEntity);
  if (outcome.kind === 'sent') {
    await deliveries.delete({ id: deliveryId });
    if (subscriptionId === null) return;
    await subscriptions.update({ id: subscriptionId }, { lastSuccessAt: clock.now() });
    return;
  }
  if (outcome.kind === 'gone') {
    await database.query('delete from push_subscription where id = $1', [subscriptionId]);
    return;
  }
  const waitMs =
    outcome.kind === 'failed' ? deliveryWaitMs(attemptCount, outcome.retryAfterMs) : null;
  const next = waitMs === null ? 'given up' : `next try in ${Math.round(waitMs / 1_000)} s`;
  warn(`Delivery ${deliveryId} by ${channel} failed (${outcome.reason}); ${next}.`);
  if (waitMs === null) {
    await deliveries.delete({ id: deliveryId });
    return;
  }
  const dueAt = new Date(clock.now().getTime() + waitMs);
  await deliveries.update({ id: deliveryId }, { dueAt });
}
