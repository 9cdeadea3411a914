import { expect, test } from 'vitest';
import { findTile, tileBounds } from '#schema/places/geo.ts';
import { MAP_TILE_MAX_POINTS, getMapTile } from '#schema/issues/issueMap.ts';
import { measureMapArea } from '#schema/places/map.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

/** Places far from every other scenario: the court opens its cases anywhere within 60 degrees of latitude. */
const ICELAND = { latitude: 64.15, longitude: -21.94 };
const SVALBARD = { latitude: 78.22, longitude: 15.65 };

scenarios('issues on the map', () => {
  test('a tile with few issues shows each, and only those inside', async () => {
    const reporter = await newPerson();
    const inside = await fileReport(reporter, ICELAND);
    await fileReport(reporter, { ...ICELAND, longitude: ICELAND.longitude + 5 });
    const visitor = await newVisitor();
    const params = textOf(findTile(ICELAND, 12));
    const tile = await visitor.expectCall(getMapTile, { params });
    expect(tile.clusters).toEqual([]);
    expect(tile.points).toEqual([
      {
        id: inside.id,
        ...ICELAND,
        title: inside.title,
        location: inside.location,
        status: 'reported',
        priority: 'high',
        currentFunding: '0.00',
        confirmedAt: inside.createdAt,
      },
    ]);
  });

  test('status and funding filters mean the same as in the list', async () => {
    const place = { latitude: 64.9, longitude: -18.1 };
    const reporter = await newPerson();
    const plain = await fileReport(reporter, place);
    const funded = await fileReport(reporter, place);
    const done = await fileReport(reporter, { ...place, priority: 'critical' });
    const body = { issueId: funded.id, amount: '600' };
    await reporter.expectCall(createPledge, { body });
    await (await target()).forceStatus(done.id, 'completed');
    const params = textOf(findTile(place, 14));
    const shown = async (query: Record<string, string>) => {
      const tile = await reporter.expectCall(getMapTile, { params, query });
      return tile.points.map(({ id }) => id).toSorted();
    };
    expect(await shown({})).toEqual([plain.id, funded.id, done.id].toSorted());
    expect(await shown({ filter: 'reported' })).toEqual([plain.id, funded.id].toSorted());
    expect(await shown({ filter: 'critical' })).toEqual([done.id]);
    expect(await shown({ filter: 'completed' })).toEqual([done.id]);
    expect(await shown({ funding: 'medium' })).toEqual([funded.id]);
    expect(await shown({ funding: 'low' })).toEqual([plain.id, done.id].toSorted());
  });

  test('a crowded tile answers clusters that count every issue', async () => {
    const reporter = await newPerson();
    const total = MAP_TILE_MAX_POINTS + 5;
    for (let at = 0; at < total; at += 1) {
      await fileReport(reporter, {
        latitude: SVALBARD.latitude + (at % 8) / 100,
        longitude: SVALBARD.longitude + Math.floor(at / 8) / 100,
        priority: at % 5 === 0 ? 'critical' : 'low',
      });
    }
    const tile = findTile(SVALBARD, 6);
    const { points, clusters } = await reporter.expectCall(getMapTile, { params: textOf(tile) });
    expect(points).toEqual([]);
    const sum = (of: 'count' | 'critical') => clusters.reduce((n, cluster) => n + cluster[of], 0);
    expect(sum('count')).toBe(total);
    expect(sum('critical')).toBe(Math.ceil(total / 5));
    const { west, south, east, north } = tileBounds(tile);
    for (const { latitude, longitude } of clusters) {
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThanOrEqual(north);
      expect(longitude).toBeGreaterThanOrEqual(west);
      expect(longitude).toBeLessThanOrEqual(east);
    }
  });

  test('what is no tile is refused', async () => {
    const visitor = await newVisitor();
    for (const params of [
      { z: '99', x: '0', y: '0' },
      { z: 'a', x: '0', y: '0' },
      { z: '4', x: '-1', y: '0' },
    ]) {
      expectRefusal(await visitor.call(getMapTile, { params }), 'invalid_request');
    }
  });
});

function textOf({ z, x, y }: { z: number; x: number; y: number }) {
  return { z: String(z), x: String(x), y: String(y) };
}

scenarios('areas of the built-in map', () => {
  const bboxOf = (west: number, east: number) => `${west},41.86,${east},41.9`;

  test('are measured before somebody saves them, and nothing is there outside the archive', async () => {
    const visitor = await newVisitor();
    const loop = await visitor.expectCall(measureMapArea, {
      query: { bbox: bboxOf(-87.65, -87.6) },
    });
    const more = await visitor.expectCall(measureMapArea, {
      query: { bbox: bboxOf(-87.75, -87.6) },
    });
    expect(loop.isTooLarge).toBe(false);
    expect(loop.tiles).toBeGreaterThan(3);
    expect(more.tiles).toBeGreaterThan(loop.tiles);
    expect(more.bytes).toBeGreaterThan(loop.bytes);
    const berlin = { query: { bbox: '13.3,52.4,13.5,52.6' } };
    expect(await visitor.expectCall(measureMapArea, berlin)).toEqual({
      tiles: 0,
      bytes: 0,
      isTooLarge: false,
    });
  });

  test('need a box', async () => {
    const visitor = await newVisitor();
    const empty = { query: { bbox: bboxOf(-87.6, -87.6) } };
    expectRefusal(await visitor.call(measureMapArea, empty), 'invalid_request');
  });
});
