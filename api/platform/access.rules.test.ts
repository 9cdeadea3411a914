import { describe, expect, it } from 'vitest';
import { testActor } from '#tests/support/testActor.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { accessRefusal } from './access.rules.ts';

const as = (accountRole: AccountRole) => testActor('a', { accountRole });

describe('a call', () => {
  it('for everybody lets everybody in', () => {
    for (const access of ['public', 'optional'] as const) {
      expect(accessRefusal(access, null)).toBeNull();
      expect(accessRefusal(access, as('user'))).toBeNull();
    }
  });

  it.each([
    ['session', ['user', 'ambassador', 'operator']],
    ['moderator', ['ambassador', 'operator']],
    ['ambassador', ['ambassador']],
    ['operator', ['operator']],
  ] as const)('for a %s lets in nobody else', (access, roles) => {
    expect(accessRefusal(access, null)).toBe('not_signed_in');
    for (const role of ['user', 'ambassador', 'operator'] as const) {
      const isLetIn = (roles as readonly string[]).includes(role);
      expect(accessRefusal(access, as(role))).toBe(isLetIn ? null : 'forbidden');
    }
  });
});
