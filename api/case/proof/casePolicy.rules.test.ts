import { describe, expect, it } from 'vitest';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import { testActor } from '#tests/support/testActor.ts';
import { mayAddNote, mayAppealProof, mayRate, maySubmitProof } from './casePolicy.rules.ts';

const now = new Date('2026-05-01T10:00:00.000Z');
const actor = (id: string, isFrozen = false) => testActor(id, { isFrozen });
const solver = actor('sam');

const work = { solverId: 'sam', deadlineAt: daysAfter(now, 3) };
const started = {
  status: 'in_progress',
  verification: 'none',
  isFrozen: false,
  work,
  remedy: null,
} as const;
const remedy = { secondProofUntil: daysAfter(now, 7), appealUntil: hoursAfter(now, 72) };
const proof = { solverId: 'sam', isFinal: false, remedy };
const rework = { status: 'in_progress', verification: 'rework', proof } as const;

describe('handing in a proof', () => {
  it('is for the chosen solver until the deadline', () => {
    expect(maySubmitProof(solver, started, now)).toBeNull();
    expect(maySubmitProof(actor('dan'), started, now)).toBe('forbidden');
    expect(maySubmitProof(actor('sam', true), started, now)).toBeNull();
    expect(maySubmitProof(solver, started, work.deadlineAt)).toBe('wrong_state');
    expect(maySubmitProof(solver, { ...started, work: null }, now)).toBe('wrong_state');
    expect(maySubmitProof(solver, { ...started, status: 'funded' }, now)).toBe('wrong_state');
    expect(maySubmitProof(solver, { ...started, status: 'completed' }, now)).toBe('issue_closed');
  });

  it('is possible once more in time after a rejection, also past the deadline', () => {
    const again = { ...started, verification: 'rework', remedy } as const;
    expect(maySubmitProof(solver, again, daysAfter(now, 6))).toBeNull();
    expect(maySubmitProof(solver, again, daysAfter(now, 7))).toBe('wrong_state');
    const spent = { ...again, remedy: { ...remedy, secondProofUntil: null } };
    expect(maySubmitProof(solver, spent, now)).toBe('wrong_state');
    expect(maySubmitProof(solver, { ...again, verification: 'voting' }, now)).toBe('wrong_state');
  });
});

it('lets the solver add notes until the outcome is final', () => {
  expect(mayAddNote(solver, proof, 19)).toBeNull();
  expect(mayAddNote(solver, proof, 20)).toBe('wrong_state');
  expect(mayAddNote(actor('rosa'), proof, 0)).toBe('forbidden');
  expect(mayAddNote(actor('sam', true), proof, 0)).toBeNull();
  expect(mayAddNote(solver, { ...proof, isFinal: true }, 0)).toBe('wrong_state');
});

it('lets the solver appeal within 72 hours, nobody else', () => {
  expect(mayAppealProof(solver, rework, now)).toBeNull();
  expect(mayAppealProof(solver, rework, hoursAfter(now, 72))).toBe('wrong_state');
  expect(mayAppealProof(actor('dan'), rework, now)).toBe('forbidden');
  expect(mayAppealProof(solver, { ...rework, verification: 'jury' }, now)).toBe('wrong_state');
  expect(mayAppealProof(solver, { ...rework, status: 'completed' }, now)).toBe('issue_closed');
});

describe('rating', () => {
  const done = {
    status: 'completed',
    creatorId: 'rosa',
    solverId: 'sam',
    hasPaid: false,
    hasRated: false,
  } as const;

  it('is for the creator and those who have paid, once, after completion', () => {
    expect(mayRate(actor('rosa'), done)).toBeNull();
    expect(mayRate(actor('dan'), { ...done, hasPaid: true })).toBeNull();
    expect(mayRate(actor('dan'), done)).toBe('forbidden');
    expect(mayRate(actor('rosa'), { ...done, hasRated: true })).toBe('wrong_state');
    expect(mayRate(actor('rosa'), { ...done, status: 'in_progress' })).toBe('wrong_state');
    expect(mayRate(actor('rosa', true), done)).toBe('account_frozen');
  });

  it('is not for the solver, whoever else they are', () => {
    expect(mayRate(solver, { ...done, hasPaid: true })).toBe('forbidden');
  });
});
