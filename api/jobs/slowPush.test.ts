import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Mail } from '#api/platform/mail.rules.ts';
import { openOutreachSite } from '#tests/support/browser/outreachSite.ts';
import { contextOf } from '#tests/support/database/testDatabase.ts';
import { startDeliveries } from './startDeliveries.ts';

/** As many as are sent at once. */
const PUSHES = 10;

const site = await openOutreachSite();
afterAll(() => site.close());

it('push services that do not answer keep no mail about money from others', async () => {
  const [slow, donor] = [await site.person(), await site.person()];
  await site.subscribe(slow);
  await site.choose(slow, true, false);
  for (let at = 0; at < PUSHES; at += 1) await site.tell(slow);
  await site.choose(donor, false, true);
  const answers: (() => void)[] = [];
  const mails: Mail[] = [];
  const { clock } = contextOf(null);
  const deliveries = startDeliveries({
    database: site.database,
    clock: { now: () => new Date(), randomBytes },
    siteClock: clock,
    mailer: { kind: 'smtp', send: async (mail) => void mails.push(mail) },
    push: {
      send: () =>
        new Promise((resolve) => {
          answers.push(() => resolve({ kind: 'sent' }));
        }),
    },
    outbound: {
      mayReach: () => false,
      send: async () => ({ kind: 'failed', reason: 'EADDRNOTPUBLIC' }),
    },
    open311: null,
    pictures: { store: () => Promise.reject(new TypeError('None')), storeAgain: async () => '' },
    origin: 'https://trybe.example',
    site: async () => ({ name: 'Trybe', languages: ['en'] }),
    warn: () => undefined,
    everyMs: 60_000,
  });
  try {
    await expect.poll(() => answers.length).toBe(PUSHES);
    await site.tell(donor);
    deliveries.wake();
    await expect.poll(() => mails.map(({ to }) => to)).toEqual([`${donor.id}@example.org`]);
  } finally {
    for (const answer of answers) answer();
    await deliveries.stop();
  }
});
