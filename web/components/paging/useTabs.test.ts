import { describe, expect, it } from 'vitest';
import { nextTab } from './useTabs.ts';

const TABS = ['one', 'two', 'three'] as const;

describe('the keys of a row of tabs', () => {
  it('move to the neighbour and round the ends', () => {
    expect(nextTab(TABS, 'one', 'ArrowRight')).toBe('two');
    expect(nextTab(TABS, 'three', 'ArrowRight')).toBe('one');
    expect(nextTab(TABS, 'one', 'ArrowLeft')).toBe('three');
    expect(nextTab(TABS, 'one', 'ArrowLeft', true)).toBe('two');
    expect(nextTab(TABS, 'one', 'ArrowRight', true)).toBe('three');
  });

  it('jump to the first and the last', () => {
    expect(nextTab(TABS, 'two', 'Home')).toBe('one');
    expect(nextTab(TABS, 'two', 'End')).toBe('three');
  });

  it('leave every other key to the browser', () => {
    expect(nextTab(TABS, 'two', 'Enter')).toBeNull();
    expect(nextTab(TABS, 'two', 'toString')).toBeNull();
  });
});
