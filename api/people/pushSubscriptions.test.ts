import { afterAll, describe, expect, it } from 'vitest';
import { loadVapidKeys } from '#api/notices/vapidKeys.sql.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { openOutreachSite } from '#tests/support/browser/outreachSite.ts';
import { savePushSubscription } from './pushSubscriptions.ts';

const site = await openOutreachSite();
afterAll(() => site.close());

describe('the browsers of a person', () => {
  const endpointsOf = async (actor: Actor) => {
    const rows: { endpoint: string }[] = await site.database.query(
      'select endpoint from push_subscription where user_id = $1',
      [actor.id],
    );
    return rows.map(({ endpoint }) => endpoint);
  };

  it('are ten at most: the one that nothing reached for longest makes room', async () => {
    const rosa = await site.person();
    const browsers = [];
    for (let count = 0; count < 10; count += 1) browsers.push(await site.subscribe(rosa));
    const [oldest] = browsers;
    await site.database.query(
      `update push_subscription set created_at = created_at - interval '1 day'
       where endpoint = $1`,
      [oldest?.subscription.endpoint],
    );
    await Promise.all(Array.from({ length: 8 }, () => site.subscribe(rosa)));
    const endpoints = await endpointsOf(rosa);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(oldest?.subscription.endpoint);
  });

  it('on a shared device belong to who asked last, with nothing of who asked before', async () => {
    const [rosa, dan] = [await site.person(), await site.person()];
    const shared = await site.subscribe(rosa);
    await site.choose(rosa, true, false);
    await site.tell(rosa, 'For rosa alone');
    const { endpoint, keys } = shared.subscription;
    const { sessionHash } = await site.subscribe(dan);
    await site.act(dan, (tx) => savePushSubscription(tx, { endpoint, ...keys, sessionHash }));
    await site.round();
    expect(shared.messages).toEqual([]);
    expect(await endpointsOf(rosa)).toEqual([]);
    expect(await endpointsOf(dan)).toContain(endpoint);
  });
});

describe('the keys of the installation', () => {
  it('are made once, however many processes start', async () => {
    await site.database.query('delete from push_key');
    const loaded = await Promise.all([1, 2, 3, 4].map(() => loadVapidKeys(site.database)));
    expect(new Set(loaded.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await loadVapidKeys(site.other)).toEqual(loaded[0]);
  });
});
