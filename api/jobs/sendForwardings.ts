import { loadSiteSecret } from '#api/database/siteSecret.ts';
import { transact } from '#api/database/transaction.ts';
import { forwardingWaitMs } from '#api/partners/bodies/chooseBody.rules.ts';
import { writeForwardingHook } from '#api/partners/bodies/forwardingHook.ts';
import { writeForwardingMail } from '#api/partners/bodies/forwardingMail.rules.ts';
import {
  forwardReports,
  noteTold,
  prepareForwarding,
  type PreparedForwarding,
} from '#api/partners/bodies/forwardReports.ts';
import {
  claimForwardings,
  saveBegun,
  saveGone,
  saveTrouble,
  type DueForwarding,
} from '#api/partners/bodies/forwardings.sql.ts';
import { mailTrouble, type DeliveryDependencies } from './deliverNotices.ts';
import { Open311Trouble, type Open311Client, type Outbound } from '#api/platform/outboundPorts.ts';
import type { Clock } from '#api/platform/ports.ts';
import { MINUTE_MS, SECOND_MS } from '#schema/durations.ts';

export type ForwardingDependencies = Omit<DeliveryDependencies, 'push'> & {
  siteClock: Clock;
  /** Null: bodies are told only by mail. */
  open311: Open311Client | null;
  outbound: Pick<Outbound, 'send'>;
};

const BATCH = 10;
/** Longer than a batch can take: a process that holds one this long is dead, and others take over. */
const LEASE_MS = 5 * MINUTE_MS;

type Outcome =
  | { kind: 'told'; remoteId: string | null }
  | { kind: 'failed'; reason: string; retryAfterMs: number | null };

/**
 * Chooses the responsible bodies of new reports and forwards the reports. Failures are retried with backoff
 * for half a day, then once a day. Returns whether more may be due.
 */
export async function sendForwardings(
  dependencies: ForwardingDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock, siteClock } = dependencies;
  const context = { actor: null, clock: siteClock, isAuditExempt: true };
  const hasMore = await transact(database, context, forwardReports);
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const due = await claimForwardings(database, { now, leaseEnd, limit: BATCH });
  // Stops halfway through the lease: a slow body must not run into the time when another process may take
  // over.
  const isOurs = () => clock.now().getTime() < now.getTime() + LEASE_MS / 2;
  for (const one of due) if (!signal.aborted && isOurs()) await forwardAlone(dependencies, one);
  return hasMore || due.length === BATCH;
}

/** Whatever one body's server does, the other bodies are told. */
async function forwardAlone(
  dependencies: ForwardingDependencies,
  due: DueForwarding,
): Promise<void> {
  try {
    await forward(dependencies, due);
  } catch (error) {
    const { name: reason } = error as Error;
    await postpone(dependencies, due, { kind: 'failed', reason, retryAfterMs: null });
  }
}

async function forward(dependencies: ForwardingDependencies, due: DueForwarding): Promise<void> {
  const { database, siteClock, tried } = dependencies;
  const context = { actor: null, clock: siteClock, isAuditExempt: true };
  const report = await transact(database, context, (tx) => prepareForwarding(tx, due));
  if (report === null) return;
  const outcome = await WAYS[report.channel](dependencies, report);
  tried?.({ delivery: 'forwarding', outcome: outcome.kind, requestId: null });
  if (outcome.kind === 'failed') return postpone(dependencies, due, outcome);
  const { id, issueId, bodyName } = report;
  const { remoteId } = outcome;
  await transact(database, context, (tx) => noteTold(tx, { id, issueId, bodyName, remoteId }));
}

const GONE = 410;
const isAccepted = (status: number) => status >= 200 && status < 300;

/** Sent again until the program accepts it or is gone; one that remembers ids accepts it once. */
async function hook(
  { outbound, origin, database, clock, siteClock }: ForwardingDependencies,
  report: PreparedForwarding,
): Promise<Outcome> {
  const siteSecret = await loadSiteSecret(database);
  const request = writeForwardingHook(report, { origin, siteSecret, now: clock.now() });
  const answer = await outbound.send(request);
  if (answer.kind === 'failed') return { ...answer, retryAfterMs: null };
  if (isAccepted(answer.status)) return { kind: 'told', remoteId: null };
  const { status, retryAfterMs } = answer;
  if (status === GONE) await saveGone(database, report.bodyId, siteClock.now());
  return { kind: 'failed', reason: `answer ${status}`, retryAfterMs };
}

async function mail(
  { mailer, origin, site }: ForwardingDependencies,
  report: PreparedForwarding,
): Promise<Outcome> {
  if (mailer === null)
    return { kind: 'failed', reason: 'this installation sends no mail', retryAfterMs: null };
  const { name: siteName, languages } = await site();
  try {
    const language = languages[0] ?? 'en';
    await mailer.send(writeForwardingMail(report, { origin, siteName, language }));
    return { kind: 'told', remoteId: null };
  } catch (error) {
    return { kind: 'failed', reason: mailTrouble(error).reason, retryAfterMs: null };
  }
}

/**
 * Few endpoints recognize a repeated request, so one that may have arrived is looked up before it is sent
 * again.
 */
async function post(
  { open311, origin, database }: ForwardingDependencies,
  report: PreparedForwarding,
): Promise<Outcome> {
  if (open311 === null)
    return { kind: 'failed', reason: 'this installation sends mail alone', retryAfterMs: null };
  const { id, issueId, address, apiKey, begunAt, title, category, serviceCode } = report;
  const endpoint = { address, apiKey };
  const reference = `${origin}/issues/${issueId}`;
  try {
    const found = begunAt && (await open311.find({ endpoint, reference, since: begunAt }));
    if (found) return { kind: 'told', ...found };
    const description = `${title}\n\n${report.description}\n\n${reference}`;
    const code = serviceCode === '' ? category : serviceCode;
    const { remoteId } = await open311.post(endpoint, {
      ...report,
      description,
      serviceCode: code,
    });
    return { kind: 'told', remoteId };
  } catch (error) {
    if (!(error instanceof Open311Trouble)) throw error;
    const { message: reason, retryAfterMs, mayHaveArrived } = error;
    if (begunAt === null && !mayHaveArrived) await saveBegun(database, id, null);
    return { kind: 'failed', reason, retryAfterMs };
  }
}

const WAYS = { mail, open311: post, webhook: hook };

async function postpone(
  { database, clock, warn }: ForwardingDependencies,
  { id, attemptCount }: DueForwarding,
  { reason, retryAfterMs }: Outcome & { kind: 'failed' },
): Promise<void> {
  const waitMs = forwardingWaitMs(attemptCount, retryAfterMs);
  warn(`Telling a body failed; next try in ${Math.round(waitMs / SECOND_MS)} s.`);
  await saveTrouble(database, { id, dueAt: new Date(clock.now().getTime() + waitMs), reason });
}
