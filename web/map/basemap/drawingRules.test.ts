import { expect, test } from 'vitest';
import { createDrawingRules, isRoadDrawn, roadWidth } from './drawingRules.ts';

const road = (kind: string) => ({ layer: 'roads', kind, isArea: false });

test('roads never get narrower on the way in, and larger ones stay wider', () => {
  for (let zoom = 10; zoom < 18; zoom += 0.5) {
    for (const kind of ['highway', 'major_road', 'minor_road', 'path'])
      expect(roadWidth(kind, zoom + 0.5)).toBeGreaterThanOrEqual(roadWidth(kind, zoom));
    expect(roadWidth('highway', zoom)).toBeGreaterThan(roadWidth('major_road', zoom));
    expect(roadWidth('major_road', zoom)).toBeGreaterThan(roadWidth('minor_road', zoom));
  }
});

test('all casings lie below all roads, and highways above everything that crosses them', () => {
  const rulesOf = createDrawingRules('dark', 16);
  const [highway, major] = [rulesOf(road('highway')), rulesOf(road('major_road'))];
  const [casing, line] = [highway.at(0)?.order ?? 0, highway.at(1)?.order ?? 0];
  expect(highway).toHaveLength(2);
  expect(casing).toBeLessThan(major.at(1)?.order ?? 0);
  expect(line).toBeGreaterThan(major.at(1)?.order ?? 0);
});

test('shapes that look alike are drawn by the same list', () => {
  const rulesOf = createDrawingRules('light', 15);
  expect(rulesOf(road('path'))).toBe(rulesOf(road('path')));
  expect(createDrawingRules('dark', 15)(road('path'))).not.toEqual(rulesOf(road('path')));
});

test('what is too small to be seen, or unknown, is not drawn', () => {
  const shape = { layer: 'buildings', kind: 'building', isArea: true };
  expect(createDrawingRules('dark', 13)(shape)).toEqual([]);
  expect(createDrawingRules('dark', 14)(shape)).toHaveLength(1);
  expect([isRoadDrawn('path', 10), isRoadDrawn('path', 16), isRoadDrawn('canyon', 16)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(createDrawingRules('dark', 14)({ ...shape, layer: 'places' })).toEqual([]);
});
