import type { ReadNews } from '#api/platform/remoteNews.rules.ts';
import { transact } from '#api/database/transaction.ts';
import { forwardingWaitMs } from '#api/partners/bodies/chooseBody.rules.ts';
import { noteNews } from '#api/partners/bodies/noteNews.ts';
import {
  claimReading,
  listToldReports,
  saveReadAt,
  saveReading,
  type DueReading,
  type ToldReport,
} from '#api/partners/bodies/readings.sql.ts';
import { Open311Trouble, type Open311Client } from '#api/platform/outboundPorts.ts';
import { MINUTE_MS, SECOND_MS } from '#schema/durations.ts';
import type { ForwardingDependencies } from './sendForwardings.ts';
import { takeNewsPhotos, type NewsPhotoDependencies } from './takeNewsPhotos.ts';

const EVERY_MS = 15 * MINUTE_MS;
/** Longer than an endpoint can take for all its calls: a process that holds a lease this long is dead. */
const LEASE_MS = 20 * MINUTE_MS;
/** Per URL, which many servers limit to 8 kB. */
const IDS_AT_ONCE = 25;

/** Each may take as long as a whole response of an endpoint. */
const PHOTOS_AT_ONCE = 5;

export type ReadingDependencies = NewsPhotoDependencies &
  Pick<ForwardingDependencies, 'database' | 'clock' | 'siteClock' | 'open311' | 'warn'>;

type Reading = DueReading & { odd: string | null; photosLeft: { count: number } };

/**
 * Polls one body's Open311 endpoint for news of the reports forwarded to it: through the updates extension if
 * it has that, else through its list of requests. Returns whether more may be due.
 */
export async function readForwardings(
  dependencies: ReadingDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock, open311, warn } = dependencies;
  if (open311 === null) return false;
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const due = await claimReading(database, { now, leaseEnd });
  if (due === null) return false;
  const read: Reading = { ...due, odd: null, photosLeft: { count: PHOTOS_AT_ONCE } };
  const after = (waitMs: number) => new Date(clock.now().getTime() + waitMs);
  const { bodyId } = due;
  try {
    const told = await listToldReports(database, { bodyId, now });
    for (let at = 0; at < told.length && !signal.aborted; at += IDS_AT_ONCE)
      await readSome(dependencies, open311, read, told.slice(at, at + IDS_AT_ONCE));
    const { hasUpdates, odd: error } = read;
    const saved = { bodyId, dueAt: after(EVERY_MS), error, hasUpdates, readAt: clock.now() };
    await saveReading(database, saved);
  } catch (error) {
    const { message, retryAfterMs } = readTrouble(error);
    const waitMs = Math.max(EVERY_MS, forwardingWaitMs(due.failures + 1, retryAfterMs));
    warn(`Asking a body failed; next try in ${Math.round(waitMs / SECOND_MS)} s.`);
    const { hasUpdates } = read;
    const saved = { bodyId, dueAt: after(waitMs), error: message, hasUpdates, readAt: null };
    await saveReading(database, saved);
  }
  return true;
}

/** An invalid response is the endpoint's fault, which is shown with its body. */
const readTrouble = (error: unknown): Pick<Open311Trouble, 'message' | 'retryAfterMs'> =>
  error instanceof Open311Trouble ? error : { message: (error as Error).name, retryAfterMs: null };

async function readSome(
  dependencies: ReadingDependencies,
  open311: Open311Client,
  read: Reading,
  told: readonly ToldReport[],
): Promise<void> {
  const { database, clock, siteClock } = dependencies;
  const askedAt = clock.now();
  const { news, odd } = await ask(open311, read, told);
  read.odd = odd ?? read.odd;
  const context = { actor: null, clock: siteClock, isAuditExempt: true };
  for (const { id, remoteId } of told) {
    const about = news.filter((one) => one.remoteId === remoteId);
    const own = await takeNewsPhotos(dependencies, id, about, read.photosLeft);
    read.odd = own.fault ?? read.odd;
    if (own.news.length > 0)
      await transact(database, context, (tx) => noteNews(tx, id, own.news, own.photos));
  }
  await saveReadAt(database, { ids: told.map(({ id }) => id), now: askedAt });
}

async function ask(
  open311: Open311Client,
  read: DueReading,
  told: readonly ToldReport[],
): Promise<ReadNews> {
  const endpoint = { address: read.address, apiKey: read.apiKey };
  const remoteIds = told.map(({ remoteId }) => remoteId);
  if (read.hasUpdates !== false) {
    const since = new Date(Math.min(...told.map((one) => one.since.getTime())));
    const updates = await open311.updates(endpoint, { remoteIds, since });
    read.hasUpdates = updates !== null;
    if (updates !== null) return updates;
  }
  return open311.states(endpoint, remoteIds);
}
