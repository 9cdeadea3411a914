import { describe, expect, it } from 'vitest';
import type { Actor } from '#api/domain/actor.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { mayHide } from './moderationPolicy.ts';

const actor = (accountRole: AccountRole, isFrozen = false): Actor => ({
  id: 'amira',
  username: 'amira',
  accountRole,
  isFrozen,
  trustScore: 50,
  contactLevel: 2,
});
const parties = (donors: string[] = []) => ({
  creatorId: 'rosa',
  donorIds: new Set(donors),
  proposerIds: new Set<string>(),
  jurorIds: new Set<string>(),
  flaggerIds: new Set<string>(),
  validatorIds: new Set<string>(),
});
const shown = { parties: parties(), isHidden: false };
const hidden = { parties: parties(), isHidden: true };

describe('hiding an issue', () => {
  it('is for ambassadors and operators, and so is showing it again', () => {
    for (const role of ['ambassador', 'operator'] as const) {
      expect(mayHide(actor(role), shown, true)).toBeNull();
      expect(mayHide(actor(role), hidden, false)).toBeNull();
    }
    expect(mayHide(actor('user'), shown, true)).toBe('forbidden');
    expect(mayHide(actor('user'), hidden, false)).toBe('forbidden');
  });

  it('is not for a frozen account, nor for somebody with a stake: it freezes the money', () => {
    expect(mayHide(actor('operator', true), shown, true)).toBe('account_frozen');
    const own = { parties: parties(['amira']), isHidden: false };
    expect(mayHide(actor('ambassador'), own, true)).toBe('has_stake');
  });

  it('is refused where it is so already', () => {
    expect(mayHide(actor('operator'), hidden, true)).toBe('wrong_state');
    expect(mayHide(actor('operator'), shown, false)).toBe('wrong_state');
  });
});
