import { expect, test } from 'vitest';
import { roadWidth } from './basemapStyle.ts';

test('roads never get narrower on the way in, and larger ones stay wider', () => {
  for (let zoom = 10; zoom < 18; zoom += 0.5) {
    for (const kind of ['highway', 'major_road', 'minor_road', 'path'])
      expect(roadWidth(kind, zoom + 0.5)).toBeGreaterThanOrEqual(roadWidth(kind, zoom));
    expect(roadWidth('highway', zoom)).toBeGreaterThan(roadWidth('major_road', zoom));
    expect(roadWidth('major_road', zoom)).toBeGreaterThan(roadWidth('minor_road', zoom));
  }
});
