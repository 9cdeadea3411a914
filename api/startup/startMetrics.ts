import { resolve } from 'node:path';
import Koa from 'koa';
import type { DataSource } from 'typeorm';
import type { AppDependencies } from './createApp.ts';
import type { Config } from '#api/config/config.ts';
import type { AnsweredRequest } from '#api/http/requestLog.ts';
import type { Services } from '#api/http/services.ts';
import { listen } from './listen.ts';
import type { Cleanup } from './openDatabase.ts';

/** Minimum interval of database queries, however often metrics are scraped. */
const KEEP_MS = 5_000;
/** Below Prometheus's timeout of ten seconds. */
const WAIT_MS = 3_000;
/** A certificate lives for weeks. */
const KEEP_CERTIFICATE_MS = 3_600_000;
const CLOSE_MS = 1_000;

type Inputs = {
  config: Pick<Config, 'metrics' | 'host' | 'dataDir' | 'publicOrigin'>;
  services: Services;
  background: DataSource;
  warn: (message: string) => void;
};

/**
 * Serves `/metrics`, on a port of its own if configured; undefined if disabled, and then the
 * library is not loaded.
 */
export async function startMetrics(
  { config, services, background, warn }: Inputs,
  cleanups: Cleanup[],
): Promise<AppDependencies['watch']> {
  if (config.metrics === null) return undefined;
  const { port, token } = config.metrics;
  const [
    { createMetrics },
    { answerMetrics },
    { cacheFigures },
    { readSiteFigures },
    { readCertificateEnd },
  ] = await Promise.all([
    import('#api/monitoring/createMetrics.ts'),
    import('#api/monitoring/answerMetrics.ts'),
    import('#api/monitoring/keptFigures.ts'),
    import('#api/monitoring/siteFigures.ts'),
    import('#api/monitoring/certificateEnd.ts'),
  ]);
  const { database, replicas, events, clock } = services;
  const now = () => clock.now();
  const metrics = createMetrics({
    pools: { requests: database, background },
    replicas: () => replicas?.reads.states() ?? [],
    events,
    figures: cacheFigures(() => readSiteFigures(background, now()), {
      keepMs: KEEP_MS,
      waitMs: WAIT_MS,
    }),
    certificateEnd: cacheFigures(() => readCertificateEnd(config.publicOrigin ?? ''), {
      keepMs: KEEP_CERTIFICATE_MS,
      waitMs: WAIT_MS,
    }),
    now,
    dataDir: resolve(config.dataDir),
  });
  const observe = (request: AnsweredRequest) => metrics.observe(request);
  const answer = answerMetrics(metrics, token);
  if (port === null) return { observe, answer };
  const app = new Koa();
  app.use(answer);
  const callback = app.callback();
  const listener = (...[request, response]: Parameters<typeof callback>) =>
    void callback(request, response);
  const server = await listen(listener, { host: config.host, port }, warn);
  cleanups.push(() => server.close(CLOSE_MS, () => undefined));
  return { observe, answer: null };
}
