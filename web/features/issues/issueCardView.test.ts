import { describe, expect, it } from 'vitest';
import { cardImageUrl, solverState } from './issueCardView.ts';

describe('the solver button of a card', () => {
  it('says that a solver is selected, whatever else was offered [4.8]', () => {
    expect(solverState({ selectedProposalId: 'p', proposalCount: 3 })).toBe('Solver selected');
  });

  it('counts who applied [4.9]', () => {
    expect(solverState({ selectedProposalId: null, proposalCount: 1 })).toBe('1 solver applied');
    expect(solverState({ selectedProposalId: null, proposalCount: 2 })).toBe('2 solvers applied');
  });

  it('is open as long as nobody applied [4.10]', () => {
    expect(solverState({ selectedProposalId: null, proposalCount: 0 })).toBe('Open for solvers');
  });
});

describe('the picture of a card', () => {
  it('is the small variant of an uploaded photo', () => {
    expect(cardImageUrl('https://x.example/api/images/1')).toBe(
      'https://x.example/api/images/1?w=800',
    );
  });

  it('is asked of a photo host as 800 by 400 at quality 80 [9.26]', () => {
    const url = new URL(cardImageUrl('https://images.unsplash.com/photo-1?w=4000') ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({ w: '800', h: '400', q: '80' });
  });

  it('is left alone elsewhere, also when it is no address at all', () => {
    expect(cardImageUrl('https://other.example/a.jpg')).toBe('https://other.example/a.jpg');
    expect(cardImageUrl('undefined')).toBe('undefined');
    expect(cardImageUrl(null)).toBeNull();
  });
});
