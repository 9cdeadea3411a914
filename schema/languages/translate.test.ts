import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

describe('a message of the contract', () => {
  it('is translated to the requested language', () => {
    expect(translate('de', 'Please sign in to continue.')).toBe(
      'Bitte melde dich an, um fortzufahren.',
    );
    expect(translate('en', 'Please sign in to continue.')).toBe('Please sign in to continue.');
    expect(translate('fr', 'Please sign in to continue.')).toBe('Please sign in to continue.');
    expect(translate(undefined, 'Please sign in to continue.')).toBe('Please sign in to continue.');
  });

  it('keeps what is filled in', () => {
    expect(translate('de', 'Title must be at least 5 characters.')).toBe(
      'Der Titel muss mindestens 5 Zeichen lang sein.',
    );
    expect(translate('de', 'West must be between -180 and 180.')).toBe(
      'Der Wert im Westen muss zwischen -180 und 180 liegen.',
    );
    expect(translate('de', 'The amount must be at least $1.00.')).toBe(
      'Der Betrag muss mindestens 1,00\u00A0$ sein.',
    );
    expect(translate('es', 'The amount must be at least KWD\u00A01.000.')).toContain(
      '1,000\u00A0KWD',
    );
    expect(translate('ar', 'The amount must be at least $1.00.')).toContain('1.00\u00A0$');
  });

  it('stays in English without a translation', () => {
    expect(translate('de', 'filter is one of all, critical.')).toBe(
      'filter is one of all, critical.',
    );
  });
});
