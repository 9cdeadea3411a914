import { expect, test } from 'vitest';
import { migrations } from '#api/database/migrations.ts';
import { migrationText } from './migrationText.ts';

test('a migration is named by its number and in words', () => {
  expect(migrationText('ProviderPayments1763000000008')).toBe('No. 8: provider payments');
  expect(migrationText('SoundRows1763000000064')).toBe('No. 64: sound rows');
});

test('a name of another form stays as it is', () => {
  expect(migrationText('Accounts')).toBe('Accounts');
});

test('every migration is named that way', () => {
  for (const Migration of migrations)
    expect(migrationText(new Migration().name)).toMatch(/^No\. \d+: [a-z ]+$/u);
});
