import type { DataSource } from 'typeorm';
import { createLocalMailbox } from '#api/adapters/outreach/localMailbox.ts';
import { createOpen311Client } from '#api/adapters/outreach/open311Client.ts';
import { createSmtpMailer } from '#api/adapters/outreach/smtpMailer.ts';
import { createOutbound } from '#api/adapters/outreach/outbound.ts';
import { createWebPush } from '#api/adapters/outreach/webPush.ts';
import type { Config } from '#api/config/config.ts';
import type { EventFeed } from '#api/database/events.ts';
import { pictureKeeper } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { loadVapidKeys } from '#api/notices/vapidKeys.sql.ts';
import type { Open311Client, Outbound } from '#api/platform/outboundPorts.ts';
import type { Clock, Mailer, Tracer, WebPush } from '#api/platform/ports.ts';
import type { TriedDelivery } from '#api/jobs/deliverNotices.ts';
import { startOpenData } from '#api/jobs/startOpenData.ts';
import { startDeliveries, type RunningDeliveries } from '#api/jobs/startDeliveries.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';

const TIMEOUT_MS = 10_000;
const ROUND_MS = 5_000;

type Inputs = { config: Config; database: DataSource; clock: Clock };

export type Outreach = {
  mailer: Mailer | null;
  push: WebPush;
  outbound: Outbound;
  open311: Open311Client;
};

function createMailer({ config, database, clock }: Inputs): Mailer | null {
  const { smtpUrl, mailFrom, isProduction } = config;
  if (smtpUrl !== null) {
    return createSmtpMailer({ url: smtpUrl, from: mailFrom, timeoutMs: TIMEOUT_MS });
  }
  // In production nobody would look after a mailbox full of personal messages.
  return isProduction ? null : createLocalMailbox(database, () => clock.now());
}

/** The contact for push services: the site itself if it is reachable. */
function vapidContact({ vapidSubject, publicOrigin }: Config): string {
  if (vapidSubject !== null) return vapidSubject;
  return publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:operator@localhost';
}

/** Creates delivery channels; VAPID keys are made at the first start. */
export async function createOutreach(inputs: Inputs): Promise<Outreach> {
  const { config, database } = inputs;
  const push = createWebPush({
    keys: config.vapidKeys ?? (await loadVapidKeys(database)),
    subject: vapidContact(config),
    isPublicOnly: config.isProduction,
    timeoutMs: TIMEOUT_MS,
  });
  const outbound = createOutbound({ allowedHosts: config.allowedHosts, timeoutMs: TIMEOUT_MS });
  const open311 = createOpen311Client(outbound);
  return { mailer: createMailer(inputs), push, outbound, open311 };
}

/** Notices from any process are picked up at once; also keeps the copies of the public data up to date. */
export function startOutreach(
  { mailer, push, outbound, open311 }: Outreach,
  options: Omit<Inputs, 'config'> & {
    /** The installation's time, which testers may move: links expire by it. */
    siteClock: Clock;
    feed: EventFeed;
    origin: string;
    site: () => Promise<Pick<SiteSettings, 'name' | 'languages'>>;
    tracer?: Tracer | null;
    warn: (message: string) => void;
    tried: (delivery: TriedDelivery) => void;
    services: Pick<Services, 'files' | 'processImage'>;
  },
): Pick<RunningDeliveries, 'stop'> {
  const { feed, services, ...dependencies } = options;
  const deliveries = startDeliveries({
    ...dependencies,
    mailer,
    push,
    outbound,
    open311,
    pictures: pictureKeeper(services),
    everyMs: ROUND_MS,
  });
  const { database, siteClock, origin, tracer, warn } = options;
  const copies = startOpenData({ database, siteClock, origin, tracer, warn, everyMs: ROUND_MS });
  const unsubscribe = feed.subscribe(({ topic }) => {
    if (topic === 'notification' || topic === 'mail') deliveries.wake();
  });
  return {
    async stop() {
      unsubscribe();
      await deliveries.stop();
      await copies.stop();
      await mailer?.close();
    },
  };
}
