import { describe, expect, it } from 'vitest';
import { said } from './translate.ts';

describe('a message of the contract', () => {
  it('is said in the language that is asked for', () => {
    expect(said('de', 'Please sign in to continue.')).toBe('Bitte melde dich an, um fortzufahren.');
    expect(said('en', 'Please sign in to continue.')).toBe('Please sign in to continue.');
    expect(said('fr', 'Please sign in to continue.')).toBe('Please sign in to continue.');
    expect(said(undefined, 'Please sign in to continue.')).toBe('Please sign in to continue.');
  });

  it('keeps what is filled in', () => {
    expect(said('de', 'Title must be at least 5 characters.')).toBe(
      'Der Titel muss mindestens 5 Zeichen lang sein.',
    );
    expect(said('de', 'West must be between -180 and 180.')).toBe(
      'Der Wert im Westen muss zwischen -180 und 180 liegen.',
    );
    expect(said('de', 'The amount must be at least $1.00.')).toBe(
      'Der Betrag muss mindestens 1,00\u00A0$ sein.',
    );
    expect(said('es', 'The amount must be at least KWD\u00A01.000.')).toContain('1,000\u00A0KWD');
    expect(said('ar', 'The amount must be at least $1.00.')).toContain('1.00\u00A0$');
  });

  it('stays as it is where nobody translated it', () => {
    expect(said('de', 'filter is one of all, critical.')).toBe('filter is one of all, critical.');
  });
});
