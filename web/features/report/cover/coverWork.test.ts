import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverWork, NO_WORK, type CoverAct } from './coverWork.ts';

const BOX = { x: 0, y: 0, width: 20, height: 20 };
const id = fc.integer({ min: 1, max: 5 });
const box = fc.integer({ min: 0, max: 9 }).map((x) => ({ ...BOX, x }));
const act: fc.Arbitrary<CoverAct> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), box }),
  fc.record({ kind: fc.constant('change' as const), id, box }),
  fc.record({ kind: fc.constant('nudge' as const), id, box }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({ kind: fc.constant('undo' as const) }),
);

it('is taken back step by step until nothing is covered, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      let work = acts.reduce(coverWork, NO_WORK);
      for (const before of work.past.toReversed()) {
        work = coverWork(work, { kind: 'undo' });
        expect(work.boxes).toBe(before);
      }
      expect(work.boxes).toEqual([]);
      expect(coverWork(work, { kind: 'undo' })).toBe(work);
    }),
  );
});

it('has the box in hand that is there', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const { boxes, selectedId } = acts
        .filter((one) => !('id' in one) || one.kind === 'remove')
        .reduce(coverWork, NO_WORK);
      expect(boxes.map((one) => one.id).includes(selectedId ?? 0)).toBe(boxes.length > 0);
    }),
  );
});

it('takes a held arrow key back at once, and a new drag by itself', () => {
  const acts: CoverAct[] = [
    { kind: 'add', box: BOX },
    { kind: 'nudge', id: 1, box: { ...BOX, x: 1 } },
    { kind: 'nudge', id: 1, box: { ...BOX, x: 2 } },
    { kind: 'change', id: 1, box: { ...BOX, x: 9 } },
  ];
  const work = acts.reduce(coverWork, NO_WORK);
  const once = coverWork(work, { kind: 'undo' });
  expect(once.boxes).toEqual([{ ...BOX, x: 2, id: 1 }]);
  expect(coverWork(once, { kind: 'undo' }).boxes).toEqual([{ ...BOX, id: 1 }]);
});
