import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createApp } from '#api/app.ts';
import type { Config } from '#api/config.ts';
import { createServices } from '#api/createServices.ts';
import { listenForEvents } from '#api/database/events.ts';
import { purgeExpiredSessions } from '#api/database/sessionStore.ts';
import type { Clock } from '#api/http/services.ts';
import { createLogger } from '#api/createLogger.ts';
import { fillDemoSite } from '#api/fillDemoSite.ts';
import { listen } from '#api/listen.ts';
import { openDatabase, runAll, type Cleanup } from '#api/openDatabase.ts';
import { findPackageRoot } from '#api/packageRoot.ts';
import { systemClock } from '#api/adapters/clock.ts';
import { startDueWork } from '#api/startDueWork.ts';

export type RunningServer = {
  /** Where it answers: `http://localhost:3000`. */
  origin: string;
  database: DataSource;
  /** The PostgreSQL in use, the embedded one too. */
  databaseUrl: string;
  /** Lets open requests finish, then ends everything it started; safe to call twice. */
  stop(): Promise<void>;
};

const PURGE_MS = 60 * 60 * 1000;

/** Sessions that have ended are removed now and then; a failed try is made up for by the next. */
function purgeSessions(database: DataSource, clock: Clock): Cleanup {
  const purge = () => void purgeExpiredSessions(database, clock.now()).catch(() => undefined);
  const timer = setInterval(purge, PURGE_MS);
  timer.unref();
  return async () => clearInterval(timer);
}

async function start(config: Config, clock: Clock, cleanups: Cleanup[]) {
  const logger = createLogger(config);
  const warn = (message: string) => logger.warn(message);
  const { url, database } = await openDatabase(config, cleanups, warn);
  const feed = await listenForEvents({ url, warn });
  cleanups.push(() => feed.stop());
  cleanups.push(purgeSessions(database, clock));
  const dueWork = await startDueWork({ config, database, clock, feed, warn });
  cleanups.push(() => dueWork.stop());
  const root = findPackageRoot();
  const inputs = { config, clock: dueWork.clock, sessionClock: clock, database, root };
  const { services, tiles } = await createServices({ ...inputs, timeMachine: dueWork.timeMachine });
  cleanups.push(() => tiles.close());
  feed.subscribe((event) => {
    services.shared.clear();
    services.events.broadcast(event);
  });
  if (config.hasDemoData) await fillDemoSite(services);
  const webDirectory = join(root, 'dist', 'web');
  const app = createApp({
    services,
    logger,
    sessionDays: config.sessionDays,
    trustedProxyCount: config.trustedProxyCount,
    tileUrl: config.tileUrl,
    webDirectory: existsSync(webDirectory) ? webDirectory : null,
    openApiPath: join(root, 'schema', 'openapi.json'),
  });
  const answer = app.callback();
  const server = await listen((request, response) => void answer(request, response), config);
  cleanups.push(() => server.close(config.shutdownMs, () => services.events.close()));
  return { origin: server.origin, database, databaseUrl: url };
}

/**
 * Starts database, migrations, demo data (an empty site that asks for it) and HTTP server. Rejects,
 * with everything that was started ended again, when one of them cannot.
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
