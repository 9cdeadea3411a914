import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '#schema/validation.ts';
import { answer, givenAnswers, type GivenAnswers } from './answers.ts';
import { ANSWER_WANTED, QUESTIONS_CHANGED } from './answerRules.ts';
import { judgeAnswers } from './judgeAnswers.ts';
import { question, questions, type Question, type QuestionKind } from './question.ts';

type Values = GivenAnswers['values'];
const BARE = { options: [], unit: '', min: null, max: null };
const LIT: Question = {
  ...BARE,
  id: 'lit',
  kind: 'yes_no',
  names: { en: 'Does it light at all?' },
  isRequired: true,
};
const DEPTH: Question = {
  ...BARE,
  id: 'depth',
  kind: 'number',
  names: { en: 'How deep is it?' },
  isRequired: false,
  unit: 'cm',
  min: 0,
  max: 500,
};
const SIDE: Question = {
  ...BARE,
  id: 'side',
  kind: 'choice',
  names: { en: 'Which side of the street?' },
  isRequired: false,
  options: [
    { id: 'north', names: { en: 'North', de: 'Norden' } },
    { id: 'south', names: { en: 'South' } },
  ],
};
const POST: Question = {
  ...BARE,
  id: 'post',
  kind: 'text',
  names: { en: 'What stands on the post?' },
  isRequired: false,
};
const ALL = [LIT, DEPTH, SIDE, POST];

const faultsOf = (values: Values) => judgeAnswers(ALL, values).faults;

describe('answers to the questions of a category', () => {
  it('are kept with the words of the question and of what was chosen', () => {
    const { answers, faults } = judgeAnswers(ALL, [
      { question: 'side', value: 'north' },
      { question: 'lit', value: false },
    ]);
    expect(faults).toEqual([]);
    expect(answers).toEqual([
      { question: 'lit', kind: 'yes_no', names: LIT.names, value: false, option: null, unit: '' },
      {
        question: 'side',
        kind: 'choice',
        names: SIDE.names,
        value: 'north',
        option: { en: 'North', de: 'Norden' },
        unit: '',
      },
    ]);
  });

  it('may be left out unless they are required', () => {
    expect(faultsOf([])).toEqual([{ path: 'answers.lit', message: ANSWER_WANTED }]);
  });

  it.each([
    ['lit', 'yes'],
    ['depth', 'deep'],
    ['depth', -1],
    ['depth', 501],
    ['depth', Number.NaN],
    ['side', 'east'],
    ['side', true],
    ['post', 7],
    ['post', 'x'.repeat(501)],
  ])('are refused at their question: %s says %s', (id, value) => {
    const values = [{ question: 'lit', value: true }].filter(({ question: own }) => own !== id);
    const paths = faultsOf([...values, { question: id, value }]).map(({ path }) => path);
    expect(paths).toEqual([`answers.${id}`]);
  });

  it('are refused where nothing like it was asked', () => {
    const values = [
      { question: 'lit', value: true },
      { question: 'gone', value: true },
    ];
    expect(faultsOf(values)).toEqual([{ path: 'answers', message: QUESTIONS_CHANGED }]);
  });

  it('fit the contract whenever nothing is wrong with them', () => {
    const value = fc.oneof(
      fc.boolean(),
      fc.integer({ min: -600, max: 600 }),
      fc.constantFrom('north', 'south', 'P 12', ''),
    );
    const given = fc.array(fc.record({ question: fc.constantFrom('lit', 'depth', 'side'), value }));
    fc.assert(
      fc.property(given, (values) => {
        const body = validate(givenAnswers, { asked: 1, values });
        if (!body.isValid) return;
        const { answers, faults } = judgeAnswers(ALL, body.value.values);
        if (faults.length > 0) return;
        expect(answers.map((one) => validate(answer, one).isValid)).not.toContain(false);
        expect(answers.length).toBeGreaterThan(0);
      }),
    );
  });
});

const messagesOf = (change: Partial<Question>) => {
  const judged = validate(question, { ...LIT, ...change });
  return judged.isValid ? [] : judged.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe('a question', () => {
  it.each<[QuestionKind, Partial<Question>, string]>([
    ['text', { names: {} }, 'names: Please write the question.'],
    ['choice', {}, 'options: Please give at least 2 answers to choose from.'],
    ['number', { min: 2, max: 1 }, 'max: The largest number must not be below the smallest.'],
    ['number', { min: 1e10 }, 'min: Please enter a number, or leave the limit empty.'],
    [
      'yes_no',
      { id: '9 lives' },
      'id: Please give the question an id of small letters, digits and _.',
    ],
  ])('of a %s is refused with the place of the fault: %j', (kind, change, fault) => {
    expect(messagesOf({ kind, ...change })).toEqual([fault]);
  });

  it('is one of five at most, each with an id of its own', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...LIT, id: `q${index}` }));
    expect(validate(questions, many)).toMatchObject({ isValid: false });
    expect(validate(questions, [LIT, LIT])).toMatchObject({
      errors: [{ path: '', message: 'Every question needs an id of its own.' }],
    });
    expect(validate(questions, many.slice(1))).toMatchObject({ isValid: true });
  });
});
