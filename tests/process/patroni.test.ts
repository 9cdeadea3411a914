import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPatroniPair, type PatroniPair } from '#tests/process/patroniPair.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { startClusterSite, type ClusterSite } from '#tests/support/servers/clusterSite.ts';
import { isInstalled } from '#tests/support/servers/program.ts';

/** From the moment at which there is a new leader. */
const WRITES_AGAIN_WITHIN_MS = 5_000;

const programs = await findPrograms();

if (programs !== null && ['haproxy', 'patroni', 'etcd'].every(isInstalled)) {
  describe('two servers on PostgreSQL under Patroni', () => {
    let pair: PatroniPair;
    let site: ClusterSite;
    const ends: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      pair = await startPatroniPair(programs);
      ends.unshift(() => pair.stop());
      site = await startClusterSite(pair.nodes);
      ends.unshift(() => site.stop());
    }, 240_000);

    afterAll(async () => {
      for (const end of ends) await end();
    });

    for (const [name, happening] of [
      ['change places', () => pair.switchOver()],
      ['lose the leader', () => pair.killLeader()],
      // The last: Patroni 3.0.2 may not take a leader that stood still for its standby again.
      ['have a leader that stands still', () => pair.freezeLeader()],
    ] as const) {
      test(`${name}: nothing acknowledged is lost or doubled, and nothing but 503 is answered`, async () => {
        await pair.mend();
        const passage = await site.writeThrough(happening);
        expect(passage.faults).toEqual([]);
        expect(passage).toMatchObject({ lost: [], doubled: [] });
        expect(passage.writesAgainMs).toBeLessThan(WRITES_AGAIN_WITHIN_MS);
        expect(await site.hearsEverything()).toBe(true);
      });
    }

    test('work on everywhere afterwards, without a restart, and the books hold', async () => {
      expect(await site.worksEverywhere()).toBe(true);
      expect(await site.verify()).toMatch(/^The books hold: /mu);
    });
  });
}
