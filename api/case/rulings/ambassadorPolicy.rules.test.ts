import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_ROLES, type AccountRole } from '#schema/people/user.ts';
import { VERIFICATION_STATES } from '#schema/case/verification.ts';
import { testActor } from '#tests/support/testActor.ts';
import {
  ambassadorAbilities,
  mayConfirmRuling,
  mayFreeze,
  mayRule,
  type RulableCase,
} from './ambassadorPolicy.rules.ts';

const actor = (id: string, accountRole: AccountRole = 'ambassador', isFrozen = false) =>
  testActor(id, { accountRole, isFrozen });
const none: ReadonlySet<string> = new Set();
const parties = {
  creatorId: 'rosa',
  donorIds: new Set(['dan']),
  proposerIds: new Set(['sam']),
  jurorIds: new Set(['maya']),
  flaggerIds: new Set(['luis']),
  validatorIds: new Set(['hana']),
};
const waiting: RulableCase = {
  status: 'in_progress',
  verification: 'arbitration',
  isFrozen: false,
  parties,
  ambassadorIds: null,
  standing: null,
};
const proof = { outcome: null };
const NOTHING = { rule: false, confirmRuling: false, freeze: false, dismissFlag: false };

describe('what an ambassador may do', () => {
  it('is to rule on a case that waits and freeze it, and to dismiss objections before', () => {
    const able = { ...NOTHING, freeze: true };
    const voting = { ...waiting, verification: 'voting' } as const;
    expect(ambassadorAbilities(actor('amira'), waiting, proof)).toEqual({ ...able, rule: true });
    const before = ambassadorAbilities(actor('amira'), voting, proof);
    expect(before).toEqual({ ...able, dismissFlag: true });
  });

  it('is nothing for people of other roles, visitors and frozen accounts', () => {
    for (const role of ACCOUNT_ROLES.filter((one) => one !== 'ambassador')) {
      expect(ambassadorAbilities(actor('amira', role), waiting, proof)).toEqual(NOTHING);
      expect(mayRule(actor('amira', role), waiting, proof)).toBe('forbidden');
    }
    expect(ambassadorAbilities(null, waiting, proof)).toEqual(NOTHING);
    const frozen = actor('amira', 'ambassador', true);
    expect(ambassadorAbilities(frozen, waiting, proof)).toEqual(NOTHING);
    expect(mayFreeze(frozen, waiting)).toBe('account_frozen');
  });

  it('is for those who had the role at the choice, whoever has it now', () => {
    const chosen = { ...waiting, ambassadorIds: new Set(['amira']) };
    for (const role of ACCOUNT_ROLES)
      expect(mayRule(actor('amira', role), chosen, proof)).toBeNull();
    expect(mayRule(actor('priya'), chosen, proof)).toBe('forbidden');
    expect(mayFreeze(actor('priya'), chosen)).toBe('forbidden');
    expect(ambassadorAbilities(actor('priya'), chosen, proof)).toEqual(NOTHING);
  });

  it('is nothing where they have a stake or have judged already', () => {
    for (const id of ['rosa', 'dan', 'sam', 'maya', 'luis', 'hana']) {
      expect(ambassadorAbilities(actor(id), waiting, proof)).toEqual(NOTHING);
      expect(mayRule(actor(id), waiting, proof)).toBe('has_stake');
      expect(mayFreeze(actor(id), waiting)).toBe('has_stake');
    }
  });

  it('is no ruling before a jury has failed, while money is frozen, or on a decided proof', () => {
    for (const verification of VERIFICATION_STATES.filter((one) => one !== 'arbitration')) {
      expect(mayRule(actor('amira'), { ...waiting, verification }, proof)).toBe('wrong_state');
    }
    const frozen = { ...waiting, isFrozen: true };
    expect(mayRule(actor('amira'), frozen, proof)).toBe('escrow_frozen');
    expect(mayRule(actor('amira'), waiting, { outcome: 'rejected' })).toBe('wrong_state');
    expect(ambassadorAbilities(actor('amira'), waiting, null).rule).toBe(false);
  });

  it('is to confirm what another wrote, once, or to replace it', () => {
    const written = { ...waiting, standing: { byId: 'amira', confirmedById: null } };
    expect(mayConfirmRuling(actor('amira'), written, proof)).toBe('forbidden');
    expect(mayRule(actor('amira'), written, proof)).toBe('wrong_state');
    expect(mayConfirmRuling(actor('priya'), written, proof)).toBeNull();
    expect(mayRule(actor('priya'), written, proof)).toBeNull();
    const confirmed = { ...waiting, standing: { byId: 'amira', confirmedById: 'priya' } };
    expect(mayConfirmRuling(actor('tom'), confirmed, proof)).toBe('wrong_state');
    expect(mayConfirmRuling(actor('priya'), waiting, proof)).toBe('wrong_state');
  });

  it('is no freeze once the books are closed', () => {
    expect(mayFreeze(actor('amira'), { status: 'completed', parties, ambassadorIds: null })).toBe(
      'issue_closed',
    );
  });

  it('never moves money alone twice: who ruled may not confirm that ruling', () => {
    fc.assert(
      fc.property(fc.constantFrom('amira', 'priya', 'tom'), fc.boolean(), (id, isConfirmed) => {
        const standing = { byId: id, confirmedById: isConfirmed ? 'else' : null };
        const on = { ...waiting, parties: { ...parties, jurorIds: none }, standing };
        expect(mayConfirmRuling(actor(id), on, proof)).not.toBeNull();
      }),
    );
  });
});
