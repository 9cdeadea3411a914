import { expect, it } from 'vitest';
import { stillNeeded } from './stillNeeded.ts';

it('says what an escrow lacks for a price, the share of the platform included', () => {
  expect(stillNeeded('450.00', '0.00')).toBe('500.00');
  expect(stillNeeded('450.00', '499.99')).toBe('0.01');
  expect(stillNeeded('450.00', '500.00')).toBeNull();
});

it('rounds up: with what it says the price is covered', () => {
  expect(stillNeeded('100.00', '0.00')).toBe('111.12');
});
