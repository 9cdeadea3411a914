import { describe, expect, it } from 'vitest';
import { percentText } from './percentText.ts';

describe('a percentage', () => {
  it('is written without decimals that say nothing', () => {
    expect([5_000, 666, 670, 5, 0].map(percentText)).toEqual([
      '50%',
      '6.66%',
      '6.7%',
      '0.05%',
      '0%',
    ]);
  });
});
