import { expect, test } from 'vitest';
import { footerContent } from './footerContent.ts';

test('the copyright line ends the name of its owner once', () => {
  const { copyright } = footerContent;
  expect(copyright(2026, 'Lindental e. V.')).toBe('© 2026 Lindental e. V. All rights reserved.');
  expect(copyright(2026, 'Lindental')).toBe('© 2026 Lindental. All rights reserved.');
});
