import { randomUUID } from 'node:crypto';
import { createLocalFileStore } from '#api/adapters/files/files.ts';
import { processImage } from '#api/adapters/files/images.ts';
import { createOpen311Client } from '#api/adapters/outreach/open311Client.ts';
import { createOutbound } from '#api/adapters/outreach/outbound.ts';
import { transact } from '#api/database/transaction.ts';
import { pictureKeeper } from '#api/http/media/pictureStore.ts';
import { saveBody } from '#api/partners/bodies/bodies.ts';
import type { Mailer } from '#api/platform/ports.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import type { BodyForm } from '#schema/partners/bodies.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  openTestDatabase,
  testNow,
} from '#tests/support/database/testDatabase.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { startOpen311Server } from './open311Server.ts';

type Told = Pick<BodyForm, 'name' | 'categories' | 'area' | 'reason'>;
export const TOLD: Told = {
  name: 'City Streets',
  categories: ['safety'],
  area: null,
  reason: 'They asked for it in a letter.',
};

/** A database whose reports go to the endpoint of a city, as its jobs see it. */
export async function openForwardingTown() {
  const test = await openTestDatabase();
  const { database } = test;
  const city = await startOpen311Server();
  const person = await insertPerson(database, 'odile');
  const operator = { ...person, accountRole: 'operator' as const };
  const reporter = await insertPerson(database, 'rosa');
  const outbound = createOutbound({
    allowedHosts: [new URL(city.endpoint).host],
    timeoutMs: 2_000,
  });
  const open311 = createOpen311Client(outbound);
  const folder = makeTemporaryFolder();
  const pictures = pictureKeeper({ files: createLocalFileStore(folder), processImage });
  return {
    database,
    city,
    operator,
    open311,
    report: (): Promise<string> => transact(database, contextOf(reporter), (tx) => insertIssue(tx)),
    async nameBody(body: BodyForm): Promise<void> {
      const context = contextOf(operator, { isAuditExempt: true });
      await transact(database, context, (tx) => saveBody(tx, randomUUID(), body));
    },
    /** What a process runs with, minutes after the start. */
    ownAt(minutes: number, mailer: Pick<Mailer, 'send'> | null = null) {
      const now = () => new Date(testNow.getTime() + minutes * MINUTE_MS);
      return {
        database,
        clock: { now },
        siteClock: contextOf(null, { now: now() }).clock,
        mailer,
        open311,
        outbound,
        pictures,
        origin: 'https://trybe.example',
        site: async () => ({ name: 'Trybe', languages: ['en' as const] }),
        warn: () => undefined,
      };
    },
    close: async (): Promise<void> => {
      await test.close();
      await city.close();
      removeFolder(folder);
    },
  };
}
