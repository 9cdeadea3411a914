import { describe, expect, it } from 'vitest';
import { testActor } from '#tests/support/testActor.ts';
import { mayActOn, mayOperate, mayRecover } from './consolePolicy.rules.ts';

const operator = testActor('o', { accountRole: 'operator' });
const person = {
  id: 'p',
  email: 'p@example.org',
  accountRole: 'user',
  isValidator: false,
} as const;

describe('the console', () => {
  it('is for operators who are not frozen', () => {
    expect(mayOperate(operator)).toBeNull();
    expect(mayOperate({ ...operator, isFrozen: true })).toBe('account_frozen');
  });

  it('is no way to act on one’s own account', () => {
    expect(mayActOn(operator, person)).toBeNull();
    expect(mayActOn(operator, { ...person, id: operator.id })).toBe('forbidden');
  });

  it('finds nobody behind an erased account', () => {
    const erased = { ...person, email: 'deleted-1@deleted.invalid' };
    expect(mayActOn(operator, erased)).toBe('user_not_found');
    expect(mayRecover(operator, erased)).toBe('user_not_found');
  });

  it('gives nobody a way into the account of somebody who decides about money', () => {
    expect(mayRecover(operator, person)).toBeNull();
    expect(mayRecover(operator, { ...person, accountRole: 'ambassador' })).toBe('forbidden');
    expect(mayRecover(operator, { ...person, accountRole: 'operator' })).toBe('forbidden');
    expect(mayRecover(operator, { ...person, isValidator: true })).toBe('forbidden');
  });
});
