import { expect, it } from 'vitest';
import { suggestUsername } from './suggestUsername.rules.ts';

it('makes a username of a name or an address, or none', () => {
  expect(suggestUsername('Ada Lovelace')).toBe('Ada-Lovelace');
  expect(suggestUsername('ada.l@example.org')).toBe('ada.l');
  expect(suggestUsername('Zoë')).toBe('Zoë');
  expect(suggestUsername('@example.org')).toBe('');
  expect(suggestUsername('x'.repeat(300)).length).toBeLessThan(100);
});
