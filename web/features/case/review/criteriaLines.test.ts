import { expect, test } from 'vitest';
import { criteriaLines } from './criteriaLines.ts';

test('a list stays one, without its signs', () => {
  expect(
    criteriaLines('- The hole is filled\n2) level with the road.\n\n• No stones left'),
  ).toEqual(['The hole is filled', 'level with the road.', 'No stones left']);
});

test('prose comes sentence by sentence, in any script', () => {
  expect(criteriaLines('It holds 1.5 t. It is level; it drains!')).toEqual([
    'It holds 1.5 t.',
    'It is level;',
    'it drains!',
  ]);
  expect(criteriaLines('هل المصباح يعمل؟ والعمود ثابت.')).toHaveLength(2);
});

test('nothing is nothing', () => expect(criteriaLines(' \n ')).toEqual([]));
