import { describe, expect, test } from 'vitest';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import {
  draftOfRow,
  EMPTY_DRAFT,
  EMPTY_VALUES,
  isWorthKeeping,
  readPosition,
} from './reportValues.ts';

describe('an unfinished report', () => {
  test('is kept as soon as anything was typed, and not before', () => {
    expect(isWorthKeeping(EMPTY_DRAFT)).toBe(false);
    const values = { ...EMPTY_VALUES, title: ' ', priority: 'critical' as const };
    expect(isWorthKeeping({ ...EMPTY_DRAFT, values })).toBe(false);
    expect(isWorthKeeping({ ...EMPTY_DRAFT, values: { ...values, title: 'Bench' } })).toBe(true);
  });
});

describe('the typed place', () => {
  test('counts only when both coordinates are degrees', () => {
    const position = { latitude: 41.8781, longitude: -87.6298 };
    expect(readPosition({ latitude: ' 41.8781', longitude: '-87.6298' })).toEqual(position);
    expect(readPosition({ latitude: '41.8781', longitude: '' })).toBeNull();
    expect(readPosition({ latitude: '91', longitude: '0' })).toBeNull();
  });
});

describe('a queued report', () => {
  const row = {
    body: {
      title: 'Broken bench',
      description: 'The seat is broken in two.',
      location: 'South Loop, Chicago',
      latitude: 41.87,
      longitude: -87.62,
      solutionCriteria: 'Two people can sit on it again.',
      photos: [{ id: 'a', sha256: 'x', takenAt: '2026-05-01T10:00:00.000Z' }],
    },
    parts: [
      { id: 'a', sha256: 'x', mime: 'image/webp', sizeBytes: 3, isUploaded: false },
      { id: 'b', sha256: 'y', mime: 'image/webp', sizeBytes: 3, isUploaded: false },
    ],
  } as unknown as OutboxRowOf<'reportIssue'>;

  test('comes back into the form with its photos and what the person agreed to tell', async () => {
    const bytes = new ArrayBuffer(3);
    const draft = await draftOfRow(row, async (id) => (id === 'a' ? bytes : null));
    expect(draft.values).toMatchObject({ latitude: '41.87', priority: 'medium', dueDate: '' });
    expect(draft.isPlaceChosen).toBe(true);
    expect(draft.photos).toEqual([
      expect.objectContaining({ id: 'a', bytes, mayTellCapture: true }),
    ]);
  });
});
