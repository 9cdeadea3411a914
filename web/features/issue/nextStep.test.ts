import { describe, expect, it } from 'vitest';
import { ISSUE_STATUSES } from '#schema/issues/issue.ts';
import { findNextStep } from './nextStep.ts';

const now = new Date('2026-05-01T10:00:00.000Z');
const nothing = { selectionPending: null, work: null, selectedProposalId: null, mergedInto: null };

describe('what happens now', () => {
  it('is said of every state in all four parts', () => {
    for (const status of ISSUE_STATUSES) {
      const step = findNextStep({ status, ...nothing }, undefined, now);
      expect(Object.values(step).every((text) => text.length > 0)).toBe(true);
    }
  });

  it('says nothing of a payment, which only the case knows', () => {
    const ends = [null, 'p'].map((selectedProposalId) => ({
      ...nothing,
      status: 'completed' as const,
      selectedProposalId,
    }));
    const [fixed, solved] = ends.map((issue) => findNextStep(issue, undefined, now).lead);
    expect(fixed).toContain('nobody is paid');
    expect(solved).not.toMatch(/paid/iu);
  });

  it('names a pending selection with its moment and the time left', () => {
    const effectiveAt = '2026-05-02T09:30:00.000Z';
    const selectionPending = { proposalId: 'p', effectiveAt };
    const step = findNextStep(
      { ...nothing, status: 'funded', selectionPending },
      'green_hands',
      now,
    );
    expect(step.lead).toContain('the offer of green_hands has won');
    expect(step.until).toContain('23 hours 30 minutes left');
    expect(step.until).toContain('May 2, 2026');
  });

  it('names the report at which an issue goes on, as far as that can be seen', () => {
    const leadAt = (title: string | null) =>
      findNextStep(
        { status: 'funded', ...nothing, selectedProposalId: null, mergedInto: { id: '2', title } },
        undefined,
        now,
      ).lead;
    expect(leadAt('New lamp')).toBe('Duplicate: continues at “New lamp”.');
    expect(leadAt(null)).not.toContain('null');
  });

  it('names the solver at work and when the proof is due', () => {
    const work = {
      proposalId: 'p',
      solverId: 's',
      solverName: 'sam',
      selectedAt: now.toISOString(),
      deadlineAt: '2026-05-22T10:00:00.000Z',
    };
    const step = findNextStep({ ...nothing, status: 'in_progress', work }, 'x', now);
    expect(step.lead).toContain('sam');
    expect(step.until).toContain('21 days left');
  });
});
