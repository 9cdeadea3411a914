import { array, assert, double, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clusterRadius, URGENCY_MARK } from '#web/map/clusterRadius.ts';
import { clusterNearby } from './clusterNearby.ts';

const point = (id: string, latitude: number, longitude: number, isCritical = false) => ({
  id,
  latitude,
  longitude,
  title: 'Broken bench',
  location: 'Main Street',
  status: 'reported' as const,
  priority: isCritical ? ('critical' as const) : ('low' as const),
  currentFunding: '0.00',
});

describe('clustering on the screen', () => {
  test('never loses or doubles an issue', () => {
    const place = record({
      latitude: double({ min: 41.8, max: 41.9, noNaN: true }),
      longitude: double({ min: -87.7, max: -87.6, noNaN: true }),
    });
    assert(
      property(array(place, { maxLength: 80 }), integer({ min: 2, max: 18 }), (places, zoom) => {
        const points = places.map((one, n) => point(String(n), one.latitude, one.longitude));
        const clusters = [{ latitude: 41.85, longitude: -87.65, count: 7, critical: 2 }];
        const drawn = clusterNearby({ points, clusters }, zoom);
        const counted = drawn.clusters.reduce((sum, { count }) => sum + count, 0);
        expect(drawn.points.length + counted).toBe(places.length + 7);
        expect(new Set(drawn.points.map(({ id }) => id)).size).toBe(drawn.points.length);
      }),
    );
  });

  test('joins what is near across the date line, on it', () => {
    const points = [point('a', -17, 179.98), point('b', -17, -179.98)];
    const { clusters, points: alone } = clusterNearby({ points, clusters: [] }, 8);
    expect(alone).toEqual([]);
    expect(clusters).toHaveLength(1);
    expect(Math.abs(clusters[0]?.longitude ?? 0)).toBeCloseTo(180, 6);
  });

  test('leaves no two discs that touch', () => {
    const place = record({
      latitude: double({ min: 41.87, max: 41.89, noNaN: true }),
      longitude: double({ min: -87.65, max: -87.61, noNaN: true }),
    });
    assert(
      property(array(place, { maxLength: 120 }), integer({ min: 8, max: 16 }), (places, zoom) => {
        const points = places.map((one, n) =>
          point(String(n), one.latitude, one.longitude, n % 2 === 0),
        );
        const clusters = places.slice(0, 9).map((one) => ({ ...one, count: 40, critical: 0 }));
        const drawn = clusterNearby({ points, clusters }, zoom);
        const scale = 256 * 2 ** zoom;
        const discs = [
          ...drawn.points.map((one) => ({ ...one, radius: 17 })),
          ...drawn.clusters.map((one) => ({ ...one, radius: clusterRadius(one.count) + 3 })),
        ].flatMap(({ latitude, longitude, radius, ...one }, owner) => {
          const x = ((longitude + 180) / 360) * scale;
          const y =
            (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * scale;
          const { offsetPx, radiusPx } = URGENCY_MARK;
          const mark = { x: x + offsetPx, y: y - offsetPx, radius: radiusPx, owner };
          const isMarked = 'priority' in one && one.priority === 'critical';
          return [{ x, y, radius, owner }, ...(isMarked ? [mark] : [])];
        });
        for (const [at, a] of discs.entries())
          for (const b of discs.slice(at + 1).filter(({ owner }) => owner !== a.owner))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius + 1);
      }),
    );
  });

  test('splits a town into several discs, each over its own part', () => {
    const along = (n: number) => 41.88 + (n % 9) * 0.002;
    const points = Array.from({ length: 81 }, (_, n) =>
      point(String(n), along(n), -87.64 + Math.floor(n / 9) * 0.0027),
    );
    const { points: alone, clusters } = clusterNearby({ points, clusters: [] }, 13);
    expect(clusters.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...clusters.map(({ count }) => count))).toBeLessThan(40);
    const counted = clusters.reduce((sum, { count }) => sum + count, alone.length);
    expect(counted).toBe(81);
  });

  test.each([
    ['its mark of urgency lies', 1, 0],
    ['nothing of it lies', -1, 1],
  ])('gathers a marker with a cluster on the side where %s', (_, side, points) => {
    const urgent = point('a', 41.88, -87.63, true);
    // 32 px to the right and above, or to the left and below: 45 px from middle to middle.
    const degrees = (32 / (256 * 2 ** 13)) * 360 * side;
    const cluster = {
      latitude: 41.88 + degrees * Math.cos((41.88 * Math.PI) / 180),
      longitude: -87.63 + degrees,
      count: 2,
      critical: 0,
    };
    const drawn = clusterNearby({ points: [urgent], clusters: [cluster] }, 13);
    expect(drawn.points).toHaveLength(points);
    expect(drawn.clusters.map(({ count }) => count)).toEqual([3 - points]);
  });

  test('gathers neighbours between them and counts the critical ones', () => {
    const points = [point('a', 41.88, -87.63, true), point('b', 41.8802, -87.6302)];
    const { points: alone, clusters } = clusterNearby({ points, clusters: [] }, 13);
    expect(alone).toEqual([]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ count: 2, critical: 1, inProgress: 0, completed: 0 });
    expect(clusters[0]?.latitude).toBeCloseTo(41.8801, 4);
  });

  test('leaves the selected issue and everything seen from very near alone', () => {
    const points = [point('a', 41.88, -87.63), point('b', 41.88, -87.63)];
    const selected = clusterNearby({ points, clusters: [] }, 13, 'a');
    expect(selected.points.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    expect(clusterNearby({ points, clusters: [] }, 18).points).toHaveLength(2);
  });
});
