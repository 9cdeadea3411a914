import { describe, expect, it } from 'vitest';
import { tabOfHash } from './issueTabs.ts';

describe('the tab that a link opens', () => {
  it('is Pledge Support for #pledge [2.4]', () => {
    expect(tabOfHash('pledge')).toBe('pledge');
    expect(tabOfHash('#pledge')).toBe('pledge');
  });

  it('is Details without a hash or with an unknown one', () => {
    expect(tabOfHash('')).toBe('details');
    expect(tabOfHash('#main')).toBe('details');
  });
});
