import { expect, test } from 'vitest';
import { bodyForm } from './bodies.ts';

test('an operator connects the endpoint of a city in at most eight fields', () => {
  const form = bodyForm.options.find(({ entries }) => entries.channel.literal === 'open311');
  const fields = Object.keys(form?.entries ?? {});
  expect(fields).toContain('address');
  expect(fields.length).toBeLessThanOrEqual(8);
});
