import { describe, expect, it, test } from 'vitest';
import type { Actor } from '#api/platform/access.rules.ts';
import {
  findContactLevel,
  documentText,
  actsByLevel,
  lacksContact,
  mayConfirmContact,
  mayProvePhone,
} from './contact.rules.ts';
import { testActor } from '#tests/support/testActor.ts';

const actor = (changes: Partial<Actor> = {}) =>
  testActor('odile', { accountRole: 'operator', ...changes });

describe('a contact level', () => {
  it('is 1 without a proved address, whatever else is proved', () => {
    expect(findContactLevel({ isEmailProved: false, hasSecondWay: true })).toBe(1);
    expect(findContactLevel({ isEmailProved: true, hasSecondWay: false })).toBe(2);
    expect(findContactLevel({ isEmailProved: true, hasSecondWay: true })).toBe(3);
  });

  it('opens what needs it or less, and the refusal names what is missing', () => {
    const refusals = (contactLevel: 1 | 2 | 3) =>
      actsByLevel.map(({ act }) => lacksContact({ contactLevel }, act));
    const [email, second] = ['email_unproved', 'second_proof_missing'];
    expect(refusals(1)).toEqual([null, email, email, email, email]);
    expect(refusals(2)).toEqual([null, null, null, null, second]);
    expect(refusals(3)).toEqual([null, null, null, null, null]);
  });
});

test('operators confirm others, and nobody else confirms anybody', () => {
  expect(mayConfirmContact(actor(), { id: 'ned' })).toBeNull();
  expect(mayConfirmContact(actor(), { id: 'odile' })).toBe('forbidden');
  expect(mayConfirmContact(actor({ isFrozen: true }), { id: 'ned' })).toBe('account_frozen');
});

test('a phone is proved beside a proved address', () => {
  expect(mayProvePhone(actor(), { emailProvedAt: new Date(0) })).toBeNull();
  expect(mayProvePhone(actor(), { emailProvedAt: null })).toBe('email_unproved');
  expect(mayProvePhone(actor({ isFrozen: true }), { emailProvedAt: null })).toBe('account_frozen');
});

test('a document is the same however its number is typed', () => {
  const passport = { kind: 'passport', country: 'DE' };
  expect(documentText({ ...passport, number: 'c01-x 00t47' })).toBe(
    documentText({ ...passport, country: 'de', number: 'C01X00T47' }),
  );
  expect(documentText({ ...passport, number: 'C01X00T48' })).not.toBe(
    documentText({ ...passport, number: 'C01X00T47' }),
  );
});
