import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createApp } from './createApp.ts';
import type { Config } from '#api/config/config.ts';
import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
import { addLanguages } from './addLanguages.ts';
import { createPainter } from './createPainter.ts';
import { createServices } from './createServices.ts';
import { listenForEvents } from '#api/database/events.ts';
import { ensureMovableMoney } from '#api/database/books/movableMoney.ts';
import { findEndedSessions, purgeExpiredSessions } from '#api/database/sessionStore.ts';
import { readPicture } from '#api/http/media/pictureStore.ts';
import { languagesIn } from '#api/http/pages/languageFiles.ts';
import type { Services } from '#api/http/services.ts';
import type { Clock } from '#api/platform/ports.ts';
import { hashOldPhotos } from '#api/jobs/hashOldPhotos.ts';
import { forgetFiles } from '#api/jobs/forgetFiles.ts';
import { createLogger } from './createLogger.ts';
import { listen } from './listen.ts';
import { loadLater } from './loadLater.ts';
import { offerSetup } from './offerSetup.ts';
import { openDatabase, runAll, type Cleanup } from './openDatabase.ts';
import { ensureDataDir } from '#api/adapters/files/ensureDataDir.ts';
import { openFailedSignIns } from '#api/monitoring/failedSignIns.ts';
import { findWeaknesses } from '#api/monitoring/findWeaknesses.ts';
import { followEvents } from './followEvents.ts';
import { findBuild, findPackageRoot } from './packageRoot.ts';
import { systemClock } from '#api/adapters/clock.ts';
import { sandboxPayments } from '#api/adapters/payments/sandboxPayments.ts';
import { createStripePayments } from '#api/adapters/payments/stripePayments.ts';
import { PHOTO_MAX_EDGE_PX } from '#schema/limits.ts';
import { createOutreach, startOutreach } from './startOutreach.ts';
import { startDueWork } from './startDueWork.ts';
import { startMetrics } from './startMetrics.ts';
import { startReplicas, publishAfterReplicas } from './startReplicas.ts';
import { startTracing } from './startTracing.ts';
import type { LiveEvent } from '#schema/event.ts';

export type RunningServer = {
  origin: string;
  database: DataSource;
  databaseUrl: string;
  /** Opens `/setup`, once; null: already set up. */
  setupCode: string | null;
  /** Lets open requests finish, then stops everything it started; safe to call twice. */
  stop(): Promise<void>;
};

const PURGE_MS = HOUR_MS;

function purgeSessions(database: DataSource, clock: Clock): Cleanup {
  const purge = () => void purgeExpiredSessions(database, clock.now()).catch(() => undefined);
  const timer = setInterval(purge, PURGE_MS);
  timer.unref();
  return async () => clearInterval(timer);
}

/** Closes streams whose session has expired, or whose end was announced but the event was lost. */
function watchStreams({ database, events, sessions }: Services): Cleanup {
  const look = async () => {
    const open = events.sessions();
    if (open.length === 0) return;
    const ended = await findEndedSessions(database, open, sessions.now());
    for (const session of ended) events.endSession(session);
  };
  const timer = setInterval(() => void look().catch(() => undefined), MINUTE_MS);
  timer.unref();
  return async () => clearInterval(timer);
}

/** Runs every hour; stops after the current file. */
function startForgetting({ clock, database, files }: Services, warn: (text: string) => void) {
  let round: Promise<void> = Promise.resolve();
  const forget = () => {
    round = round
      .then(() => forgetFiles({ database, files, now: clock.now() }))
      .catch((error: unknown) => warn(`Files could not be deleted: ${String(error)}`));
  };
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  forget();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** Hashes photos older than perceptual hashes, so that proofs are compared with them too. */
function startHashing(services: Services): Cleanup {
  const stopping = new AbortController();
  const hashStoredPhoto = async (sha256: string) => {
    const bytes = await readPicture(services, sha256, PHOTO_MAX_EDGE_PX);
    if (bytes === null) return null;
    const { computePerceptualHash } = await import('#api/adapters/files/images.ts');
    return computePerceptualHash(bytes).catch(() => null);
  };
  const { database } = services;
  const done = hashOldPhotos({ database, hashPhoto: hashStoredPhoto }, stopping.signal).catch(
    () => undefined,
  );
  return async () => {
    stopping.abort();
    await done;
  };
}

/** Undefined unless enabled. */
function watchSignIns(config: Config, cleanups: Cleanup[], warn: (text: string) => void) {
  if (!config.writesFailedSignIns) return undefined;
  const { dataDir: folder, retention } = config;
  const failed = openFailedSignIns({ ...retention, folder, now: () => new Date(), warn });
  cleanups.push(() => failed.stop());
  return (address: string) => failed.note(address);
}

/**
 * The first phase of a stop: `/readyz` fails while requests are still served, so that a load
 * balancer moves on before this server refuses any.
 */
function createDrain(drainMs: number): { isStopping: () => boolean; drain: Cleanup } {
  let isStopping = false;
  const drain = async () => {
    isStopping = true;
    if (drainMs > 0) await sleep(drainMs);
  };
  return { isStopping: () => isStopping, drain };
}

async function start(config: Config, clock: Clock, cleanups: Cleanup[]) {
  const warn = (message: string) => logger.warn(message);
  const tracer = await startTracing(config, cleanups, warn);
  const logger = createLogger(config, tracer);
  await ensureDataDir(config);
  const opened = await openDatabase(config, cleanups, warn, tracer);
  const { url, database, background, connections } = opened;
  const feed = await listenForEvents({ url, warn, connections });
  cleanups.push(() => feed.stop());
  feed.subscribe(({ topic }, requestId) => logger.debug({ heard: topic, requestId }));
  cleanups.push(purgeSessions(background, clock));
  const weaknesses = await findWeaknesses(config, database);
  for (const { message } of weaknesses) warn(message);
  const payments = config.stripe ? createStripePayments(config.stripe) : sandboxPayments;
  await ensureMovableMoney(database, payments);
  const dueWork = await startDueWork({
    config,
    database: background,
    clock,
    feed,
    payments,
    tracer,
    warn,
  });
  cleanups.push(() => dueWork.stop());
  const root = findPackageRoot();
  const build = findBuild(root);
  const webDirectory = build && join(build, 'web');
  const isBuilt = languagesIn(webDirectory);
  const outreach = await createOutreach({ config, database: background, clock });
  const replicas = await startReplicas({ config, directUrl: url, background, warn }, cleanups);
  const inputs = {
    outreach,
    replicas,
    payments,
    config,
    clock: dueWork.clock,
    sessionClock: clock,
    database,
    root,
    isBuilt,
    weaknesses,
  };
  const { services, closeFiles } = await createServices({
    ...inputs,
    warn,
    timeMachine: dueWork.timeMachine,
  });
  cleanups.push(closeFiles);
  const broadcast = (event: LiveEvent) => services.events.broadcast(event);
  const tell = replicas === null ? broadcast : publishAfterReplicas(replicas, broadcast);
  followEvents(feed, services, { warn, tell });
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const adding = addLanguages({ services, feed, isBuilt, program: process.argv[1], say, warn });
  cleanups.push(() => adding.stop());
  if (config.hasDemoData) {
    const { fillDemoSite } = await import('./fillDemoSite.ts');
    await fillDemoSite(services);
  }
  const setupCode = config.isProduction ? await offerSetup(database, clock) : null;
  const inBackground = { ...services, database: background };
  cleanups.push(startHashing(inBackground));
  cleanups.push(startForgetting(inBackground, warn));
  cleanups.push(watchStreams(inBackground));
  const { isStopping, drain } = createDrain(config.drainMs);
  const watch = await startMetrics({ config, services, background, warn }, cleanups);
  const app = createApp({
    services,
    watch,
    tracer,
    isStopping,
    logger,
    retention: config.retention,
    trustedProxyCount: config.trustedProxyCount,
    tileUrl: services.settings.rasterTiles?.url ?? null,
    hasHttpsSubdomains: config.hasHttpsSubdomains,
    webDirectory,
    paint: build === null ? undefined : createPainter(build, services),
    openApiPath: join(root, 'schema', 'openapi.json'),
    securityContact: config.securityContact,
    noteFailedSignIn: watchSignIns(config, cleanups, warn),
  });
  const answer = app.callback();
  const listener: RequestListener = (request, response) => void answer(request, response);
  const server = await listen(listener, config, warn);
  cleanups.push(() => server.close(config.shutdownMs, () => services.events.close()));
  if (config.isProduction) void loadLater(config, warn);
  const sending = startOutreach(outreach, {
    database: background,
    clock,
    siteClock: dueWork.clock,
    feed,
    origin: config.publicOrigin ?? server.origin,
    site: () => services.site.latest(),
    tracer,
    warn,
    tried: (delivery) => logger.info(delivery),
    services,
  });
  cleanups.push(() => sending.stop(), drain);
  return { origin: server.origin, database, databaseUrl: url, setupCode };
}

/**
 * Starts database, migrations, demo data (on an empty site that wants it) and HTTP server. If one
 * fails, it rejects after stopping everything it started.
 */
export async function startServer(
  config: Config,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const cleanups: Cleanup[] = [];
  try {
    const server = await start(config, clock, cleanups);
    return { ...server, stop: () => runAll(cleanups) };
  } catch (error) {
    await runAll(cleanups);
    throw error;
  }
}
