import { describe, expect, it } from 'vitest';
import { backingShare } from './backingShare.ts';

describe('the share of the deciding money behind a proposal', () => {
  it('is rounded down, so that half is never shown before it is reached', () => {
    expect(backingShare('499.99', '1000.00')).toBe(49);
    expect(backingShare('500.00', '1000.00')).toBe(50);
  });

  it('is zero while nobody has pledged', () => {
    expect(backingShare('0.00', '0.00')).toBe(0);
  });
});
