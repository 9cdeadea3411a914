import { describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { MAP_CENTRE, MAP_ZOOM } from '#schema/limits.ts';
import { viewOfArea } from '#web/map/startView.ts';
import { mapOpening } from './mapOpening.ts';

const issueAt = (id: string, latitude: number, longitude: number) =>
  ({ id, latitude, longitude }) as Issue;
const LOOP = { latitude: 41.88, longitude: -87.63 };

describe('what is painted of the map', () => {
  test('is the issues around the place where it opens, in their order', () => {
    const near = [
      issueAt('b', LOOP.latitude, LOOP.longitude),
      issueAt('a', LOOP.latitude + 0.01, LOOP.longitude - 0.01),
      issueAt('c', LOOP.latitude, LOOP.longitude + 0.005),
    ];
    const { start, issues } = mapOpening([
      issueAt('far', 34, -118),
      ...near,
      issueAt('nowhere', NaN, NaN),
    ]);
    expect(issues).toEqual(near);
    expect(start.centre.latitude).toBeCloseTo(41.883, 3);
  });

  test('is the issues on both sides of the date line', () => {
    const both = [issueAt('a', -17, 179.98), issueAt('b', -17, -179.98)];
    expect(mapOpening(both).issues).toEqual(both);
  });

  test('is never more than the list holds', () => {
    const many = Array.from({ length: 500 }, (_, n) => issueAt(`${n}`, 41.88, -87.63));
    expect(mapOpening(many).issues).toEqual(many.slice(0, 30));
  });

  test('is the default place without issues', () => {
    const start = { centre: MAP_CENTRE, zoom: MAP_ZOOM };
    expect(mapOpening([])).toEqual({ start, issues: [] });
  });

  test("is the installation's own area without issues, where that is known", () => {
    const centre = { latitude: 53.55, longitude: 10 };
    const bounds = { south: 53.4, west: 9.7, north: 53.7, east: 10.3 };
    const area = { name: 'Hamburg', centre, bounds };
    expect(mapOpening([], area)).toEqual({ start: viewOfArea(area), issues: [] });
    const near = issueAt('a', LOOP.latitude, LOOP.longitude);
    expect(mapOpening([near], area).start.centre).toEqual(LOOP);
  });
});
