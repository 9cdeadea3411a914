import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, isEdited, isOutdated, mergeEdit } from './keptEdit.ts';

const base = { title: 'Bench', text: 'Broken', tags: ['a'] };
const values = fc.record({
  title: fc.constantFrom('Bench', 'Lamp', 'Road'),
  text: fc.constantFrom('Broken', 'Dark'),
  tags: fc.constantFrom(['a'], ['a', 'b']),
});

describe('a kept edit', () => {
  test('is none while nothing differs, however the values were made', () => {
    expect(isEdited({ base, values: { ...base, tags: ['a'] } })).toBe(false);
    expect(isEdited({ base, values: { ...base, tags: ['b'] } })).toBe(true);
  });

  test('is outdated by changes elsewhere, not by fields of another release', () => {
    const edit = { base, values: { ...base, text: 'Dark' } };
    expect(isOutdated(edit, base)).toBe(false);
    expect(isOutdated(edit, { ...base, title: 'Lamp' })).toBe(true);
    const now = { ...base, accent: 'red' };
    expect(isOutdated(edit, now as typeof base)).toBe(false);
    expect(mergeEdit(edit, now as typeof base)).toEqual({ ...now, text: 'Dark' });
  });

  test('takes nothing back that it has not changed itself', () => {
    fc.assert(
      fc.property(values, values, values, (begun, mine, now) => {
        const merged = mergeEdit({ base: begun, values: mine }, now);
        for (const field of ['title', 'text', 'tags'] as const) {
          const isMine = JSON.stringify(begun[field]) !== JSON.stringify(mine[field]);
          expect(merged[field]).toEqual(isMine ? mine[field] : now[field]);
        }
        const fields = changedFields({ base: begun, values: mine }, now).map(({ field }) => field);
        expect(fields.length === 0).toBe(JSON.stringify(merged) === JSON.stringify(now));
      }),
    );
  });
});
