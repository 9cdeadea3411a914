import { describe, expect, it } from 'vitest';
import { judgeAnswers } from '#schema/site/categories/judgeAnswers.ts';
import type { Question, QuestionKind } from '#schema/site/categories/question.ts';
import { readAnswers, toTyped } from './typedAnswers.ts';

const ask = (id: string, kind: QuestionKind): Question => ({
  id,
  kind,
  names: { en: 'What?' },
  isRequired: true,
  options: [],
  unit: '',
  min: null,
  max: null,
});
const ALL = [ask('note', 'text'), ask('depth', 'number'), ask('lit', 'yes_no')];

describe('typed answers', () => {
  it('go to the server by their kind, without those of another category or that are empty', () => {
    const typed = { note: ' Post 12 ', depth: '3', lit: 'no', elsewhere: 'x' };
    expect(readAnswers(ALL, typed)).toEqual([
      { question: 'note', value: 'Post 12' },
      { question: 'depth', value: 3 },
      { question: 'lit', value: false },
    ]);
    expect(readAnswers(ALL, { note: ' ', depth: '' })).toEqual([]);
  });

  it.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['-4', -4],
    ['٢٫٥', 2.5],
    ['۱۲', 12],
    ['1 000', 1000],
    ['deep', Number.NaN],
    ['1e3', Number.NaN],
  ])('read %s as a number', (depth, value) => {
    expect(readAnswers(ALL, { depth })).toEqual([{ question: 'depth', value }]);
  });

  it('to a question that takes a yes or no now are judged, not guessed', () => {
    const asked = [ask('lit', 'yes_no')];
    const values = readAnswers(asked, { lit: 'since Monday' });
    expect(judgeAnswers(asked, values).faults.map(({ path }) => path)).toEqual(['answers.lit']);
  });

  it('come back into the fields', () => {
    const typed = { note: 'Post 12', depth: '2.5', lit: 'yes' };
    expect(toTyped(readAnswers(ALL, typed))).toEqual(typed);
  });
});
