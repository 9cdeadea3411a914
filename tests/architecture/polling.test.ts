import { expect, test } from 'vitest';
import { isTest, readSourceFiles } from './sourceFiles.ts';

/** Screens that wait for something outside of the site, which sends no event: they look again. */
const LOOKS_AGAIN = [
  // The messages that a test installation would have sent by mail.
  'web/features/notices/queries.ts',
  // The answer of the payment provider, as long as it is awaited.
  'web/features/pledges/payment/PaymentPage.tsx',
];

test('nothing else is asked for again by the clock [9.2]', () => {
  const polling = readSourceFiles()
    .filter((file) => !isTest(file) && /\brefetchInterval\b/u.test(file.text))
    .map((file) => file.path);
  expect(polling).toEqual(LOOKS_AGAIN);
});
