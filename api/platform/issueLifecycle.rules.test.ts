import { describe, expect, it } from 'vitest';
import { ISSUE_STATUSES, type IssueStatus } from '#schema/issues/issue.ts';
import {
  CASE_MOVES,
  endChoice,
  ISSUE_MOVES,
  isRemovable,
  moveCase,
  moveIssue,
  statusAfter,
  type CaseMove,
  type CaseState,
  type VerificationState,
} from './issueLifecycle.rules.ts';
import { Refusal } from './access.rules.ts';

const reachable = (from: IssueStatus): Set<IssueStatus> => {
  const seen = new Set<IssueStatus>([from]);
  for (const status of seen) {
    for (const move of ISSUE_MOVES) {
      const next = statusAfter(status, move);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
};

describe('the life of an issue', () => {
  it('can reach every status from the first one', () => {
    expect([...reachable('reported')].toSorted()).toEqual([...ISSUE_STATUSES].toSorted());
  });

  it('can be completed from everywhere, and completed is the end', () => {
    for (const status of ISSUE_STATUSES) expect(reachable(status)).toContain('completed');
    expect([...reachable('completed')]).toEqual(['completed']);
  });

  it('is funded again after a choice without result, unless nothing is left in escrow', () => {
    const state = { status: 'in_progress', verification: 'none', isFrozen: true } as const;
    expect(endChoice(state, 1n).status).toBe('funded');
    expect(endChoice(state, 0n)).toEqual({ ...state, status: 'reported' });
  });

  it('refuses a move that the table does not have', () => {
    expect(() => moveIssue('reported', 'proof_accepted')).toThrow(Refusal);
    expect(() => moveIssue('reported', 'proposal_selected')).toThrow(
      expect.objectContaining({ code: 'wrong_state' }),
    );
    expect(() => moveIssue('completed', 'pledge_received')).toThrow(
      expect.objectContaining({ code: 'issue_closed' }),
    );
  });

  it('lets an issue be removed only before somebody works on it', () => {
    expect(ISSUE_STATUSES.filter(isRemovable)).toEqual(['reported', 'funded']);
  });
});

const keyOf = ({ status, verification, isFrozen }: CaseState) =>
  `${status}/${verification}${isFrozen ? '/frozen' : ''}`;

const fresh: CaseState = { status: 'reported', verification: 'none', isFrozen: false };

function moved(state: CaseState, move: CaseMove): CaseState | null {
  try {
    return moveCase(state, move);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function walk(from: CaseState): Map<string, CaseState> {
  const seen = new Map([[keyOf(from), from]]);
  for (const state of seen.values()) {
    for (const move of CASE_MOVES) {
      const next = moved(state, move);
      if (next && !seen.has(keyOf(next))) seen.set(keyOf(next), next);
    }
  }
  return seen;
}

/** The table as a reader of the rules would write it; all other pairs are refused. */
const EXPECTED: Record<string, Record<string, string>> = {
  'reported/none': { pledge_received: 'funded/none', fixed_otherwise: 'completed/none' },
  'funded/none': {
    pledge_received: 'funded/none',
    escrow_emptied: 'reported/none',
    proposal_selected: 'in_progress/none',
    fixed_otherwise: 'completed/none',
  },
  'in_progress/none': {
    pledge_received: 'in_progress/none',
    proof_submitted: 'in_progress/voting',
    selection_ended: 'funded/none',
  },
  'in_progress/voting': {
    pledge_received: 'in_progress/voting',
    proof_accepted: 'completed/none',
    proof_rejected: 'in_progress/rework',
    vote_unopposed: 'in_progress/waiting_release',
    jury_called: 'in_progress/jury',
  },
  'in_progress/waiting_release': {
    pledge_received: 'in_progress/waiting_release',
    proof_accepted: 'completed/none',
    jury_called: 'in_progress/jury',
  },
  'in_progress/jury': {
    pledge_received: 'in_progress/jury',
    proof_accepted: 'completed/none',
    proof_rejected: 'in_progress/rework',
    selection_ended: 'funded/none',
    jury_failed: 'in_progress/arbitration',
  },
  'in_progress/arbitration': {
    pledge_received: 'in_progress/arbitration',
    proof_accepted: 'completed/none',
    selection_ended: 'funded/none',
  },
  'in_progress/rework': {
    pledge_received: 'in_progress/rework',
    proof_submitted: 'in_progress/voting',
    jury_called: 'in_progress/jury',
    selection_ended: 'funded/none',
  },
  'completed/none': {},
};

describe('the case of an issue', () => {
  it('carries out each move of the table and refuses every other pair of state and move [4.3]', () => {
    for (const [place, moves] of Object.entries(EXPECTED)) {
      const [status, verification] = place.split('/') as [IssueStatus, VerificationState];
      const state = { status, verification, isFrozen: false };
      for (const move of CASE_MOVES.filter((name) => !name.endsWith('freeze'))) {
        const next = moved(state, move);
        expect(next ? keyOf(next) : undefined, `${place} ${move}`).toBe(moves[move]);
      }
    }
  });

  it('reaches exactly the states of the table, frozen or not, and completed unfrozen only', () => {
    const places = Object.keys(EXPECTED);
    const frozen = places.filter((place) => place !== 'completed/none').map((p) => `${p}/frozen`);
    expect([...walk(fresh).keys()].toSorted()).toEqual([...places, ...frozen].toSorted());
  });

  it('has no dead end: from everywhere it can be completed, and until then emptied by refunds', () => {
    for (const state of walk(fresh).values()) {
      const ahead = walk(state);
      expect(ahead.has('completed/none')).toBe(true);
      expect(ahead.has('reported/none')).toBe(state.status !== 'completed');
    }
  });

  it('moves no money while the escrow is frozen, and goes on as before afterwards', () => {
    for (const state of walk(fresh).values()) {
      if (!state.isFrozen) continue;
      for (const move of [
        'pledge_received',
        'escrow_emptied',
        'proposal_selected',
        'proof_accepted',
        'fixed_otherwise',
      ] as const) {
        expect(() => moveCase(state, move)).toThrow(
          expect.objectContaining({ code: 'escrow_frozen' }),
        );
      }
      expect(moveCase(state, 'unfreeze')).toEqual({ ...state, isFrozen: false });
    }
  });

  it('is frozen once and never after it is completed', () => {
    const frozen = moveCase({ ...fresh, status: 'funded' }, 'freeze');
    expect(() => moveCase(frozen, 'freeze')).toThrow(Refusal);
    expect(() => moveCase({ ...frozen, isFrozen: false }, 'unfreeze')).toThrow(Refusal);
    expect(() => moveCase({ ...fresh, status: 'completed' }, 'freeze')).toThrow(
      expect.objectContaining({ code: 'issue_closed' }),
    );
  });
});
