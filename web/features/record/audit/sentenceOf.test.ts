import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#web/format/format.ts';
import { sentenceOf } from './sentenceOf.ts';
import { sentences } from './sentences.ts';

const AT = '2026-05-01T10:00:00.000Z';
const sentence = (action: string, data: object) =>
  sentenceOf({ action, data: JSON.stringify(data) });

describe('an entry of the record', () => {
  it.each<[string, object, string]>([
    ['issue_reported', { photos: ['a'] }, 'The issue was reported with 1 photo.'],
    ['issue_reported', { photos: [] }, 'The issue was reported with no photo.'],
    [
      'issue_edited',
      { changed: ['latitude', 'longitude', 'title'] },
      'The report was changed: place, title.',
    ],
    ['issue_removed', { refundedPledges: 1 }, 'The issue was removed. 1 pledge went back.'],
    ['pledge_made', { pledgeNumber: 3, amountCents: '123450' }, 'Pledge 3 of $1,234.50 was made.'],
    ['vote_cast', { vote: 'downvote' }, 'A vote against a proposal was cast.'],
    [
      'proposal_selected',
      { deadlineAt: AT },
      `A proposal was chosen. The work is due by ${formatDateTime(AT)}.`,
    ],
    [
      'vote_closed',
      { outcome: 'rejected', approveCents: '0', rejectCents: '197000' },
      'The vote on the proof closed: the proof is rejected. Of the donors’ money $0.00 was for it and $1,970.00 against it.',
    ],
    [
      'funds_released',
      {
        kind: 'acceptance',
        compensationCents: '62000',
        feeCents: '6888',
        returns: [{ amountCents: '1' }, { amountCents: '100' }],
      },
      'The vote accepted the proof: $620.00 to the solver, $68.88 to the platform, $1.01 back to donors.',
    ],
    ['solver_rated', { stars: 1 }, 'The solver got 1 star.'],
    [
      'jury_seats_offered',
      { lapsed: ['a'], offered: ['b', 'c'] },
      'Offered: 2 seats on the jury. No answer from 1 person.',
    ],
    ['proof_appealed', { proofId: 'a' }, 'The solver appealed to the jury.'],
  ])('%s is a sentence with dollars, dates and numbers', (action, data, text) => {
    expect(sentence(action, data)).toBe(text);
  });

  it('that says less than is known of its kind is told without', () => {
    expect(sentence('pledge_made', {})).toBe('A pledge was made.');
    expect(sentence('vote_cast', { vote: 'sideways' })).toBe('A vote was cast.');
    expect(sentenceOf({ action: 'pledge_made', data: 'no JSON' })).toBe('A pledge was made.');
    expect(sentence('something_new', {})).toBe('something new');
    expect(sentence('constructor', {})).toBe('constructor');
  });

  it('is never without words, whatever it holds', () => {
    const action = fc.constantFrom(...Object.keys(sentences));
    const names = ['photos', 'changed', 'amountCents', 'pledgeNumber', 'returns', 'kind', 'stars'];
    const data = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
    fc.assert(
      fc.property(action, data, (name, value) => {
        expect(sentence(name, value)).toMatch(/\w/u);
        expect(sentence(name, value)).not.toMatch(/undefined|null|NaN/u);
      }),
    );
  });
});
