import { expect, test } from 'vitest';
import { isTyped } from './useFieldsDraft.ts';

test('what a form begins with is nothing to keep; whatever differs from it is', () => {
  const empty = { state: 'received', isPublic: false, text: '' };
  expect(isTyped(empty, empty)).toBe(false);
  expect(isTyped({ ...empty, text: ' \n' }, empty)).toBe(false);
  expect(isTyped({ ...empty, text: 'The carpenter comes.' }, empty)).toBe(true);
  expect(isTyped({ ...empty, isPublic: true }, empty)).toBe(true);
  expect(isTyped({ ...empty, state: '' }, empty)).toBe(true);
});
