import { expect, test } from 'vitest';
import { openSettingsPage, SETTINGS_PAGES, settingsPageHref } from './settingsPages.ts';

test('every page opens by its own address', () => {
  for (const name of SETTINGS_PAGES) {
    const { searchParams } = new URL(settingsPageHref(name), 'https://trybe.example');
    expect(openSettingsPage(searchParams.get('page') ?? '', '')).toBe(name);
  }
});

test.each([
  ['', '', null],
  ['', 'passkeys', 'sign-in'],
  ['sign-in', 'passkeys', 'sign-in'],
  ['data', 'passkeys', 'data'],
  ['nowhere', '', null],
] as const)('the address with page "%s" and hash "%s" opens %s', (page, hash, opened) => {
  expect(openSettingsPage(page, hash)).toBe(opened);
});
