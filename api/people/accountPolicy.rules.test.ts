import { describe, expect, it } from 'vitest';
import type { AccountRole } from '#schema/people/user.ts';
import { testActor } from '#tests/support/testActor.ts';
import {
  mayChangeProfile,
  mayChangeUsername,
  mayFlagAccount,
  mayGrantRole,
  mayLiftFreeze,
  maySettleAccountFlag,
  mayActOn,
  mayOperate,
} from './accountPolicy.rules.ts';

const actor = (id: string, accountRole: AccountRole, isFrozen = false) =>
  testActor(id, { accountRole, isFrozen });
const person = { id: 'dan' };

describe('roles', () => {
  it('are given by operators, to others', () => {
    expect(mayGrantRole(actor('olga', 'operator'), person)).toBeNull();
    expect(mayGrantRole(actor('olga', 'operator'), { id: 'olga' })).toBe('forbidden');
    expect(mayGrantRole(actor('amira', 'ambassador'), person)).toBe('forbidden');
    expect(mayGrantRole(actor('rosa', 'user'), person)).toBe('forbidden');
    expect(mayGrantRole(actor('olga', 'operator', true), person)).toBe('account_frozen');
  });
});

describe('a report on an account', () => {
  const flag = { userId: 'dan', byId: 'amira', settled: null };

  it('comes from ambassadors, about others', () => {
    expect(mayFlagAccount(actor('amira', 'ambassador'), person)).toBeNull();
    expect(mayFlagAccount(actor('amira', 'ambassador'), { id: 'amira' })).toBe('forbidden');
    expect(mayFlagAccount(actor('amira', 'ambassador', true), person)).toBe('account_frozen');
  });

  it('is settled once, by an ambassador who is neither accuser nor accused', () => {
    expect(maySettleAccountFlag(actor('priya', 'ambassador'), flag)).toBeNull();
    expect(maySettleAccountFlag(actor('amira', 'ambassador'), flag)).toBe('forbidden');
    expect(maySettleAccountFlag(actor('dan', 'ambassador'), flag)).toBe('forbidden');
    const settled = { ...flag, settled: 'dismissed' as const };
    expect(maySettleAccountFlag(actor('priya', 'ambassador'), settled)).toBe('wrong_state');
  });
});

describe('the freeze of an account', () => {
  const base = { userId: 'dan', byId: 'amira', isFrozen: true, isLifted: false };
  const flag = { ...base, settled: 'upheld' as const };

  it('is lifted by ambassadors, the accuser too, and never by its owner', () => {
    expect(mayLiftFreeze(actor('priya', 'ambassador'), flag)).toBeNull();
    expect(mayLiftFreeze(actor('amira', 'ambassador'), flag)).toBeNull();
    expect(mayLiftFreeze(actor('dan', 'ambassador'), flag)).toBe('forbidden');
    expect(mayLiftFreeze(actor('priya', 'ambassador', true), flag)).toBe('account_frozen');
  });

  it('is lifted once, where an upheld report has led to it', () => {
    const amira = actor('amira', 'ambassador');
    for (const over of [
      { settled: null },
      { settled: 'dismissed' as const },
      { isFrozen: false },
      { isLifted: true },
    ]) {
      expect(mayLiftFreeze(amira, { ...flag, ...over })).toBe('wrong_state');
    }
  });
});

it('a frozen account changes nothing of itself', () => {
  expect(mayChangeProfile(actor('dan', 'user', true))).toBe('account_frozen');
  expect(mayChangeProfile(actor('dan', 'user'))).toBeNull();
});

it('a username is changed once in 30 days', () => {
  const now = new Date('2026-05-31T12:00:00Z');
  const rosa = actor('rosa', 'user');
  expect(mayChangeUsername(rosa, null, now)).toBeNull();
  expect(mayChangeUsername(rosa, new Date('2026-05-01T12:00:00Z'), now)).toBeNull();
  expect(mayChangeUsername(rosa, new Date('2026-05-01T12:00:01Z'), now)).toBe(
    'username_changed_lately',
  );
  expect(mayChangeUsername(actor('rosa', 'user', true), null, now)).toBe('account_frozen');
});

const operator = testActor('o', { accountRole: 'operator' });
const member = {
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
    expect(mayActOn(operator, member)).toBeNull();
    expect(mayActOn(operator, { ...member, id: operator.id })).toBe('forbidden');
  });

  it('finds nobody behind an erased account', () => {
    const erased = { ...member, email: 'deleted-1@deleted.invalid' };
    expect(mayActOn(operator, erased)).toBe('user_not_found');
  });
});
