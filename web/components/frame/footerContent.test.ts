import { expect, test } from 'vitest';
import { footerContent as arabic } from './footerContent.ar.ts';
import { footerContent } from './footerContent.ts';

test('the copyright line ends the name of its owner once', () => {
  const { copyright } = footerContent;
  expect(copyright(2026, 'Lindental e. V.')).toBe('© 2026 Lindental e. V. All rights reserved.');
  expect(copyright(2026, 'Lindental')).toBe('© 2026 Lindental. All rights reserved.');
});

test('a name in another script keeps its own order, to its last point', () => {
  expect(arabic.copyright(2026, 'Lindental e. V.')).toContain('\u2068Lindental e. V\u2069.');
});
