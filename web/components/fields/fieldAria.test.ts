import { describe, expect, it } from 'vitest';
import { fieldAria } from './fieldAria.ts';

describe('the ARIA attributes of a field', () => {
  it('name the error before the hint', () => {
    expect(fieldAria('title', { error: 'Too short', hint: 'Say what is wrong' })).toEqual({
      'aria-invalid': true,
      'aria-describedby': 'title-error title-hint',
    });
  });

  it('point at nothing that is not there', () => {
    expect(fieldAria('title', {})).toEqual({});
    expect(fieldAria('title', { hint: 'Say what is wrong' })).toEqual({
      'aria-describedby': 'title-hint',
    });
  });
});
