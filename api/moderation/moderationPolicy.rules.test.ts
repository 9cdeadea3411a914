import { describe, expect, it } from 'vitest';
import type { AccountRole } from '#schema/people/user.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { testActor } from '#tests/support/testActor.ts';
import {
  mayAppealDecision,
  mayDecide,
  mayHide,
  mayReportContent,
  maySettleAppeal,
  type ReportedThing,
} from './moderationPolicy.rules.ts';

const actor = (accountRole: AccountRole, isFrozen = false) =>
  testActor('amira', { accountRole, isFrozen });
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

const thing = (kind: ReportedKind, change: Partial<ReportedThing> = {}): ReportedThing => ({
  kind,
  authorId: 'rosa',
  reporterIds: new Set(['dan']),
  parties: parties(),
  choice: null,
  decidedBy: null,
  appealedAt: null,
  appealOutcome: null,
  ...change,
});
const appealed = { choice: 'warn', decidedBy: 'viktor', appealedAt: new Date(0) } as const;

describe('reporting', () => {
  it('is for everybody about others, and not for a frozen account', () => {
    expect(mayReportContent(actor('user'), thing('issue'))).toBeNull();
    expect(mayReportContent(actor('user', true), thing('issue'))).toBe('account_frozen');
    const own = thing('message', { authorId: 'amira' });
    expect(mayReportContent(actor('user'), own)).toBe('own_content');
  });
});

describe('deciding a report', () => {
  it('is for moderators who neither wrote it, reported it, nor have a stake', () => {
    for (const role of ['ambassador', 'operator'] as const)
      expect(mayDecide(actor(role), thing('issue'), 'hide_issue')).toBeNull();
    expect(mayDecide(actor('operator', true), thing('issue'), 'leave')).toBe('account_frozen');
    const concerning = [
      { authorId: 'amira' },
      { reporterIds: new Set(['amira']) },
      { parties: parties(['amira']) },
    ];
    for (const concern of concerning)
      expect(mayDecide(actor('operator'), thing('issue', concern), 'leave')).toBe('has_stake');
  });

  it('happens once, with a choice that fits the kind', () => {
    expect(mayDecide(actor('operator'), thing('profile'), 'hide_issue')).toBe('wrong_state');
    expect(mayDecide(actor('operator'), thing('issue'), 'hide_message')).toBe('wrong_state');
    const decided = thing('issue', { choice: 'leave' });
    expect(mayDecide(actor('operator'), decided, 'leave')).toBe('wrong_state');
  });
});

describe('an appeal', () => {
  it('is the author’s, once, against what was done', () => {
    const own = { authorId: 'amira', choice: 'warn', appealedAt: null } as const;
    expect(mayAppealDecision(actor('user', true), own)).toBeNull();
    expect(mayAppealDecision(actor('user'), thing('issue', appealed))).toBe('case_not_found');
    expect(mayAppealDecision(actor('user'), { ...own, choice: null })).toBe('case_not_found');
    expect(mayAppealDecision(actor('user'), { ...own, choice: 'leave' })).toBe('wrong_state');
    const again = { ...own, appealedAt: new Date(0) };
    expect(mayAppealDecision(actor('user'), again)).toBe('wrong_state');
  });

  it('is heard by another moderator, once', () => {
    expect(maySettleAppeal(actor('ambassador'), thing('issue', appealed))).toBeNull();
    const own = thing('issue', { ...appealed, decidedBy: 'amira' });
    expect(maySettleAppeal(actor('ambassador'), own)).toBe('has_stake');
    const settled = thing('issue', { ...appealed, appealOutcome: 'upheld' });
    expect(maySettleAppeal(actor('ambassador'), settled)).toBe('wrong_state');
    expect(maySettleAppeal(actor('ambassador'), thing('issue'))).toBe('wrong_state');
  });
});
