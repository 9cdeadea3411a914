import Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Refusal } from '#api/platform/access.rules.ts';
import { answerApiDocs } from '#api/http/pages/apiDocs.ts';
import { answerErrors, logFaults } from '#api/http/answerErrors.ts';
import type { PaintPage } from '#api/http/pages/firstPaint.ts';
import { answerHealth } from '#api/http/health.ts';
import { createReadCall } from '#api/http/koaCall.ts';
import { mountEndpoints } from '#api/http/mountEndpoints.ts';
import { requestOrigin } from '#api/http/requestOrigin.ts';
import { logRequests, type AnsweredRequest } from '#api/http/requestLog.ts';
import { securityHeaders } from '#api/http/securityHeaders.ts';
import type { Services } from '#api/http/services.ts';
import { createSession } from '#api/http/session.ts';
import { cacheFigures } from '#api/monitoring/keptFigures.ts';
import { readSiteFigures } from '#api/monitoring/siteFigures.ts';
import { answerStatus } from '#api/monitoring/statusPage.ts';
import { traceRequests } from '#api/monitoring/traceRequests.ts';
import type { Retention } from '#schema/site/retention.ts';
import type { Tracer } from '#api/platform/ports.ts';
import { answerMeantAddress } from '#api/http/pages/answerMeantAddress.ts';
import { answerSecurityTxt } from '#api/http/pages/securityTxt.ts';
import { answerSiteFiles } from '#api/http/pages/siteMap.ts';
import { serveWeb } from '#api/http/pages/staticFiles.ts';
import { findIsSetupOpen } from '#api/site/getSetup.sql.ts';
import { getIssuePreview, listForSitemap } from '#api/issues/getIssue.sql.ts';
import { answerCalendars } from '#api/partners/calendar/calendar.routes.ts';
import { answerOpenData } from '#api/partners/openData/openData.routes.ts';
import { answerDataPage } from '#api/partners/dataPage/dataPage.routes.ts';
import { answerEmbeds } from '#api/partners/embeds/embeds.routes.ts';
import { answerSharePictures } from '#api/partners/embeds/share/sharePicture.routes.ts';
import { answerFeeds } from '#api/partners/feeds.routes.ts';
import { answerOpen311 } from '#api/partners/open311.routes.ts';
import { handlers } from '#api/startup/handlers.ts';
import { answerPaymentWebhook } from '#api/case/payments/paymentWebhook.routes.ts';

export type AppDependencies = {
  services: Services;
  logger: Logger;
  retention: Pick<Retention, 'sessionDays' | 'deviceDays'>;
  trustedProxyCount: number;
  tileUrl: string | null;
  hasHttpsSubdomains: boolean;
  /** The built web app, or null if something else serves it. */
  webDirectory: string | null;
  paint?: PaintPage;
  openApiPath: string;
  /** Observes each request, and serves `/metrics` if it is on this port. */
  watch?: { observe: (request: AnsweredRequest) => void; answer: Middleware | null };
  noteFailedSignIn?: ((address: string) => void) | undefined;
  securityContact: string | null;
  tracer?: Tracer | null;
  isStopping?: () => boolean;
};

/** The status is requested most during failures: one reading serves everybody. */
const STATUS_KEPT_MS = 15_000;
const STATUS_WAIT_MS = 3_000;

/** Paths that read the database; pages and files are limited where they are served. */
const LIMITED = /^\/(?:api|embed|feeds|open311)\//u;

function limitRequests({ limits }: Services): Middleware {
  return async (context, next) => {
    if (LIMITED.test(context.path)) await limits.request(context.ip);
    await next();
  };
}

function serveStatus({ clock, database, site }: Services): Middleware {
  const figures = cacheFigures(() => readSiteFigures(database, clock.now()), {
    keepMs: STATUS_KEPT_MS,
    waitMs: STATUS_WAIT_MS,
  });
  return answerStatus({
    figures,
    siteName: () => site.current().name,
    languages: () => site.spoken(),
    now: () => clock.now(),
  });
}

type OriginOf = (context: Context) => string;

function serveSite(app: Koa, dependencies: AppDependencies, findOrigin: OriginOf): void {
  const { services, webDirectory, paint } = dependencies;
  const { database, shared } = services;
  const newestIssues = (limit: number) => listForSitemap(database, limit);
  const site = () => services.site.current();
  const languages = () => services.site.spoken();
  const findIssue = (id: string) => getIssuePreview(database, id);
  const contact = () => {
    const { contactEmail } = site();
    return dependencies.securityContact ?? (contactEmail && `mailto:${contactEmail}`);
  };
  const keep = shared.get;
  app.use(answerMeantAddress);
  app.use(answerSiteFiles({ findOrigin, newestIssues, keep }));
  app.use(answerSecurityTxt({ findOrigin, contact, languages, now: () => new Date() }));
  const isSetupOpen = () => findIsSetupOpen(database);
  if (webDirectory !== null)
    app.use(
      serveWeb(webDirectory, {
        findOrigin,
        site,
        languages,
        findIssue,
        admit: (address) => services.limits.request(address),
        isSetupOpen,
        paint,
        keep,
      }),
    );
}

/** The whole server as one Koa application, with nothing started: no port, no timers. */
export function createApp(dependencies: AppDependencies): Koa {
  const { services, logger, retention, trustedProxyCount } = dependencies;
  const app = new Koa();
  app.proxy = trustedProxyCount > 0;
  app.maxIpsCount = trustedProxyCount;
  logFaults(app, logger);
  const isHttps = services.publicOrigin?.startsWith('https:') ?? false;
  const session = { isHttps, days: retention.sessionDays };
  const opened = createSession(app, services.sessions, session);
  const readCall = createReadCall(opened, { isHttps, deviceDays: retention.deviceDays });
  if (dependencies.tracer) app.use(traceRequests(dependencies.tracer));
  const { noteFailedSignIn } = dependencies;
  app.use(logRequests(logger, { observe: dependencies.watch?.observe, noteFailedSignIn }));
  app.use(securityHeaders({ ...dependencies, isHttps }));
  app.use(answerErrors(logger));
  app.use(answerHealth({ ...dependencies, ...services }));
  if (dependencies.watch?.answer) app.use(dependencies.watch.answer);
  app.use(answerPaymentWebhook(services, (message) => logger.warn(message)));
  // Before the request limits, which need the database, since that may be what is failing.
  app.use(serveStatus(services));
  app.use(limitRequests(services));
  app.use(answerApiDocs(dependencies.openApiPath, () => services.site.current().name));
  const findOrigin = (context: Context) => services.publicOrigin ?? requestOrigin(context);
  app.use(answerDataPage(services, findOrigin));
  app.use(answerOpenData(services, findOrigin));
  app.use(answerOpen311(services, findOrigin));
  app.use(answerFeeds(services, findOrigin));
  app.use(answerEmbeds(services, findOrigin));
  app.use(answerSharePictures(services, findOrigin));
  app.use(answerCalendars(services, findOrigin));
  for (const middleware of mountEndpoints(handlers, services, readCall)) app.use(middleware);
  serveSite(app, dependencies, findOrigin);
  app.use(() => {
    throw new Refusal('not_found');
  });
  return app;
}
