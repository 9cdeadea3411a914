import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveNoticeChoices } from '#api/notices/noticeChoices.ts';
import { followArea, saveDigestSettings, followIssue } from '#api/issues/follows.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { makeDigests } from '#api/notices/makeDigests.ts';
import { inBatches } from './inBatches.ts';
import { DAY_MS } from '#schema/durations.ts';
import { openOutreachSite } from '#tests/support/browser/outreachSite.ts';
import { insertIssue, testNow } from '#tests/support/database/testDatabase.ts';

const site = await openOutreachSite();
afterEach(async () => {
  await site.database.query('delete from notice_delivery');
  await site.database.query('delete from notification');
  await site.database.query('delete from digest_choice');
  // Reports of one test must not reach the next.
  await site.database.query('update issue set is_hidden = true');
});
afterAll(() => site.close());

const LOOP = {
  name: 'The Loop, Chicago',
  latitude: 41.88,
  longitude: -87.63,
  radiusKm: 1,
} as const;
const followLoop = (tx: Transaction) => followArea(tx, { id: randomUUID(), area: LOOP });
const isStopping = () => false;
const clockAt = (days: number) => ({
  now: () => new Date(testNow.getTime() + days * DAY_MS),
  randomBytes: (length: number) => new Uint8Array(randomBytes(length)),
});

const makeAt = (days: number, database = site.database) =>
  inBatches({ database, clock: clockAt(days), isStopping }, { size: 50, take: makeDigests });

async function reportAt(days: number, longitude: number = LOOP.longitude): Promise<string> {
  const reporter = await site.person();
  const context = { actor: reporter, clock: clockAt(days) };
  return transact(site.database, context, (tx) => insertIssue(tx, undefined, longitude));
}

const choose = (person: Actor, frequency: 'daily' | 'weekly' | 'off', followsHome = false) =>
  site.act(person, (tx) => saveDigestSettings(tx, { frequency, followsHome }));

const byEmail = (tx: Transaction) =>
  saveNoticeChoices(tx, [{ type: 'digest', byPush: false, byEmail: true }]);

async function digestsOf({ id }: Actor): Promise<string[]> {
  const rows: { content: string }[] = await site.database.query(
    "select content from notification where user_id = $1 and type = 'digest' order by created_at",
    [id],
  );
  return rows.map(({ content }) => content);
}

const NEW_REPORT = 'Since the last summary: 1 new report in areas that you follow.';

describe('a digest', () => {
  it('comes once per period, also when several processes make it at once', async () => {
    const rosa = await site.person();
    await site.act(rosa, (tx) => followLoop(tx));
    await reportAt(2);
    await makeAt(6.9);
    expect(await digestsOf(rosa)).toEqual([]);
    await Promise.all([makeAt(7), makeAt(7, site.other), makeAt(7), makeAt(7, site.other)]);
    await makeAt(7.1);
    expect(await digestsOf(rosa)).toEqual([NEW_REPORT]);
    await makeAt(14.1);
    expect(await digestsOf(rosa)).toEqual([NEW_REPORT]);
  });

  it('covers nothing outside the area, older, or the person’s own', async () => {
    await reportAt(-1);
    const rosa = await site.person();
    await site.act(rosa, (tx) => followLoop(tx));
    await reportAt(1, LOOP.longitude + 0.1);
    const context = { actor: rosa, clock: clockAt(1) };
    await transact(site.database, context, (tx) => insertIssue(tx));
    await makeAt(7);
    expect(await digestsOf(rosa)).toEqual([]);
  });

  it('covers reports around the home area only where that is wanted', async () => {
    const [rosa, dan] = [await site.person(), await site.person()];
    await site.database.query(
      'update app_user set home_latitude = 41.88, home_longitude = -87.65, home_since = $2 where id = any ($1)',
      [[rosa.id, dan.id], testNow],
    );
    await choose(rosa, 'daily', true);
    await choose(dan, 'daily', false);
    await reportAt(0.5);
    await makeAt(1);
    expect(await digestsOf(rosa)).toEqual([NEW_REPORT]);
    expect(await digestsOf(dan)).toEqual([]);
  });

  it('covers followed issues on whose record something happened', async () => {
    const rosa = await site.person();
    const [quiet, loud] = [await reportAt(-2), await reportAt(-2)];
    for (const issueId of [quiet, loud])
      await site.act(rosa, (tx) => followIssue(tx, { issueId, isFollowing: true }));
    await choose(rosa, 'daily');
    await transact(site.database, { actor: null, clock: clockAt(0.5) }, (tx) =>
      tx.audit({ issueId: loud, action: 'proposal_selected', data: {} }),
    );
    await makeAt(1);
    const told = ['Since the last summary: news of 1 issue that you follow.'];
    expect(await digestsOf(rosa)).toEqual(told);
  });

  it('ends when it is turned off, and tells later of nothing from before', async () => {
    const rosa = await site.person();
    await site.act(rosa, (tx) => followLoop(tx));
    await choose(rosa, 'off');
    await reportAt(-0.5);
    await makeAt(8);
    await choose(rosa, 'daily');
    await makeAt(9);
    expect(await digestsOf(rosa)).toEqual([]);
  });

  it('asks the database as often for many people as for one', async () => {
    for (let count = 0; count < 12; count += 1) {
      const person = await site.person();
      await site.act(person, (tx) => followLoop(tx));
    }
    await reportAt(1);
    const asked = vi.spyOn(site.database.logger, 'logQuery');
    onTestFinished(() => asked.mockRestore());
    await makeAt(7);
    const count = asked.mock.calls.length;
    const [row]: { count: number }[] = await site.database.query(
      "select count(*)::integer as count from notification where type = 'digest'",
    );
    expect(row?.count).toBe(12);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(12);
  });
});

describe('a digest by email', () => {
  async function subscribed(): Promise<Actor> {
    const rosa = await site.person();
    await site.act(rosa, (tx) => followLoop(tx));
    await site.act(rosa, byEmail);
    return rosa;
  }

  it('lists what it covers and can be ended by one request', async () => {
    const rosa = await subscribed();
    const issueId = await reportAt(1);
    await makeAt(7);
    const [mail] = await site.round({ atMinutes: 60 * 24 * 8 });
    expect(mail).toMatchObject({ to: `${rosa.id}@example.org` });
    expect(mail?.text).toContain(
      `- “Broken lamp”: open for pledges, $0.00 pledged\n  https://trybe.example/issues/${issueId}`,
    );
    const [, token = ''] = /\/stop\/([\w-]+)$/mu.exec(mail?.text ?? '') ?? [];
    expect(mail?.stopUrl).toBe(`https://trybe.example/api/digest-stops/${token}`);
  });

  it('goes to no address that nobody has proved', async () => {
    const rosa = await subscribed();
    await site.database.query('update app_user set email_proved_at = null where id = $1', [
      rosa.id,
    ]);
    await reportAt(1);
    await makeAt(7);
    expect(await site.round({ atMinutes: 60 * 24 * 8 })).toEqual([]);
    expect(await digestsOf(rosa)).toEqual([NEW_REPORT]);
  });
});
