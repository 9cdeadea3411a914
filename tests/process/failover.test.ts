import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgresPair, type PostgresPair } from '#tests/support/database/postgresPair.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { startClusterSite, type ClusterSite } from '#tests/support/servers/clusterSite.ts';
import { isInstalled } from '#tests/support/servers/program.ts';

/** 0.6 to 1.2 s on a busy machine, of which HAProxy asks a quarter of a second; the rest is for a busier one. */
const AGAIN_WITHIN_MS = 3_000;

const programs = await findPrograms();

if (programs !== null && isInstalled('haproxy')) {
  describe('two servers on a primary with a synchronous standby, whose primary is killed', () => {
    let pair: PostgresPair;
    let site: ClusterSite;
    const ends: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      pair = await startPostgresPair(programs);
      ends.unshift(() => pair.stop());
      site = await startClusterSite(pair.nodes);
      ends.unshift(() => site.stop());
    }, 150_000);

    afterAll(async () => {
      for (const end of ends) await end();
    });

    test('lose nothing acknowledged, double nothing, and answer nothing but 503 meanwhile', async () => {
      const passage = await site.writeThrough(async () => {
        await pair.killPrimary();
        await pair.promote();
      });
      expect(passage.faults).toEqual([]);
      expect(passage).toMatchObject({ lost: [], doubled: [] });
      expect(passage.acknowledgedCount).toBeGreaterThan(20);
      expect(passage.writesAgainMs).toBeLessThan(AGAIN_WITHIN_MS);
      expect(passage.eventsAgainMs).toBeLessThan(AGAIN_WITHIN_MS);
    });

    test('hear of every change again, each from the other', async () => {
      expect(await site.hearsEverything()).toBe(true);
    });

    test('each do what is due, without a restart', async () => {
      expect(await site.worksEverywhere()).toBe(true);
    });

    test('keep books that hold', async () => {
      expect(await site.verify()).toMatch(/^The books hold: /mu);
    });
  });
}
