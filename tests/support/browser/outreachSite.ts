import { createHash, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createWebPush } from '#api/adapters/outreach/webPush.ts';
import { saveNoticeChoices } from '#api/notices/noticeChoices.ts';
import { savePushSubscription } from '#api/people/pushSubscriptions.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { loadVapidKeys } from '#api/notices/vapidKeys.sql.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { pledgeNotice } from '#api/notices/notices.rules.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import { deliverNotices, type DeliveryDependencies } from '#api/jobs/deliverNotices.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import {
  startPushServer,
  type PushBrowser,
  type PushServer,
} from '#tests/support/providers/pushServer.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  openTestDatabase,
  testNow,
} from '#tests/support/database/testDatabase.ts';

type Round = Partial<Pick<DeliveryDependencies, 'database' | 'mailer' | 'warn'>> & {
  /** Minutes after the time of the test. */
  atMinutes?: number;
};

/** A database, a push service, and people who are notified. */
export type OutreachSite = {
  database: DataSource;
  /** The same database, as another process has it. */
  other: DataSource;
  pushServer: PushServer;
  person(): Promise<Actor>;
  act(actor: Actor, work: (tx: Transaction) => Promise<unknown>): Promise<unknown>;
  /** A browser that a person has signed in with and subscribed. */
  subscribe(actor: Actor): Promise<PushBrowser & { sessionHash: Uint8Array }>;
  /** How a person wants to hear of pledges. */
  choose(actor: Actor, byPush: boolean, byEmail: boolean): Promise<unknown>;
  /** Tells a person of a pledge; answers the issue. */
  tell(actor: Actor, title?: string): Promise<string>;
  /** One round of a process; answers the mails that it sent. */
  round(changes?: Round, signal?: AbortSignal): Promise<Mail[]>;
  /** How often each notice was tried that is still on its way. */
  waiting(): Promise<number[]>;
  close(): Promise<void>;
};

const dependenciesOf = async (database: DataSource, atMinutes: number) => ({
  database,
  clock: { now: () => new Date(testNow.getTime() + atMinutes * MINUTE_MS) },
  warn: () => undefined,
  push: createWebPush({
    keys: await loadVapidKeys(database),
    subject: 'mailto:operator@trybe.example',
    isPublicOnly: false,
    timeoutMs: 2_000,
  }),
  origin: 'https://trybe.example',
  site: async () => ({ name: 'Trybe', languages: ['en' as const] }),
});

async function insertSession(database: DataSource, { id }: Actor): Promise<Uint8Array> {
  const sessionHash = createHash('sha256').update(randomUUID()).digest();
  await database.query(
    "insert into session (id_hash, user_id, data, expires_at) values ($1, $2, '{}', $3)",
    [sessionHash, id, new Date(testNow.getTime() + 30 * 24 * 60 * MINUTE_MS)],
  );
  return sessionHash;
}

/** Opens all of it on an empty database of its own. */
export async function openOutreachSite(): Promise<OutreachSite> {
  const test = await openTestDatabase();
  const { database } = test;
  const other = createDataSource({ entities, url: test.url, poolSize: 4 });
  await other.initialize();
  const pushServer = await startPushServer('http');
  const site: OutreachSite = {
    database,
    other,
    pushServer,
    person: () => insertPerson(database, `p${randomUUID().slice(0, 8)}`),
    act: (actor, work) => transact(database, contextOf(actor, { isAuditExempt: true }), work),
    async subscribe(actor) {
      const sessionHash = await insertSession(database, actor);
      const browser = pushServer.newBrowser();
      const { endpoint, keys } = browser.subscription;
      await site.act(actor, (tx) => savePushSubscription(tx, { endpoint, ...keys, sessionHash }));
      return { ...browser, sessionHash };
    },
    choose: (actor, byPush, byEmail) =>
      site.act(actor, (tx) => saveNoticeChoices(tx, [{ type: 'pledge', byPush, byEmail }])),
    async tell(actor, title = 'Broken lamp') {
      const issueId = randomUUID();
      await site.act(actor, async (tx) => {
        await insertIssue(tx, issueId);
        const notice = pledgeNotice('dan', { cents: '500', currency: 'USD' }, { title });
        await saveNotices(tx, issueId, [{ userId: actor.id, ...notice }]);
      });
      return issueId;
    },
    async round({ atMinutes = 0, ...rest } = {}, signal = new AbortController().signal) {
      const mails: Mail[] = [];
      const mailer = { send: async (mail: Mail) => void mails.push(mail) };
      const own = await dependenciesOf(database, atMinutes);
      for (const channel of ['email', 'push'] as const)
        await deliverNotices({ ...own, mailer, ...rest }, signal, channel);
      return mails;
    },
    async waiting() {
      const rows: { attempt_count: number }[] = await database.query(
        'select attempt_count from notice_delivery',
      );
      return rows.map((row) => row.attempt_count);
    },
    async close() {
      await pushServer.stop();
      await other.destroy();
      await test.close();
    },
  };
  return site;
}
