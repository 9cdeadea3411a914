import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { bbox } from '#schema/places/geo.ts';
import { bboxAround, isSimilar, nearbyReports } from './nearbyReports.ts';

const HERE = { latitude: 41.88, longitude: -87.63 };
const issue = (id: string, changes: Partial<Issue> = {}): Issue => ({
  id,
  title: 'Street lamp out at the corner',
  description: 'Dark since Monday.',
  location: 'The Loop, Chicago',
  ...HERE,
  imageUrl: null,
  priority: 'medium',
  category: 'infrastructure',
  solutionCriteria: 'It shines again after dark.',
  dueDate: null,
  status: 'reported',
  currentFunding: '0.00',
  reporterId: null,
  selectedProposalId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  pledgerCount: 0,
  proposalCount: 0,
  messageCount: 0,
  affectedCount: 0,
  version: 1,
  ...changes,
});
const report = { title: 'Lamp is out', description: '', category: 'safety' };
const ids = (issues: Issue[], words = report) =>
  nearbyReports(issues, HERE, words).map((near) => near.issue.id);

describe('what may be reported already', () => {
  it('is near, open, and of the same category or in similar words', () => {
    const found = ids([
      issue('words'),
      issue('category', { title: 'Pothole', description: 'Deep.', category: 'safety' }),
      issue('neither', { title: 'Pothole', description: 'Deep.' }),
      issue('far', { latitude: 41.8815 }),
      issue('solved', { status: 'completed' }),
    ]);
    expect(found).toEqual(['words', 'category']);
  });

  it('shows what shares both first, then the nearest, three at most', () => {
    const found = ids([
      issue('near', { latitude: 41.8802 }),
      issue('both', { latitude: 41.881, category: 'safety' }),
      issue('here'),
      issue('fourth', { latitude: 41.8804 }),
    ]);
    expect(found).toEqual(['both', 'here', 'near']);
  });

  it('goes by words that say something', () => {
    const words = (title: string, description = '') => ({ title, description });
    expect(isSimilar(words('Broken bench'), words('Bench with a broken seat'))).toBe(true);
    expect(isSimilar(words('It is at the end'), words('It is at the end'))).toBe(false);
    expect(isSimilar(words('Loch Müllerstraße'), words('Muellerstrasse: Pfütze'))).toBe(true);
    expect(isSimilar(words('Loch Muellerstrasse'), words('Müllerstraße: Pfütze'))).toBe(true);
    expect(isSimilar(words(''), words('Broken bench'))).toBe(false);
  });

  it('is asked for on both sides of the date line', () => {
    const box = v.parse(bbox, bboxAround({ latitude: -17, longitude: 179.9999 }));
    expect([box.west, box.east]).toEqual([
      expect.closeTo(179.9985, 4),
      expect.closeTo(-179.9987, 4),
    ]);
  });

  it('is asked for with a box that holds the whole circle', () => {
    const box = v.parse(bbox, bboxAround(HERE));
    expect(box.north - HERE.latitude).toBeCloseTo(150 / 111_320, 4);
    expect(box.east - HERE.longitude).toBeCloseTo(150 / 111_320 / 0.7446, 4);
  });
});
