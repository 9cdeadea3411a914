import { describe, expect, it } from 'vitest';
import { questions } from '#schema/site/categories/question.ts';
import { validate } from '#schema/validation.ts';
import { newQuestion, toQuestionDrafts, toQuestions, withOption } from './questionDraft.ts';

const [ONE, OTHER] = [
  '5b0e1f3c-0000-4000-8000-000000000001',
  '9c1d2e3f-0000-4000-8000-000000000002',
];
const named = (en: string) => ({ ...newQuestion(ONE), names: { en, de: ' ' } });

describe('questions that are edited', () => {
  it('say again what they were filled with', () => {
    const drafts = [{ ...named('How deep?'), kind: 'number' as const, unit: 'cm', max: '2,5' }];
    const said = toQuestions(drafts);
    expect(said).toMatchObject([{ names: { en: 'How deep?' }, unit: 'cm', min: null, max: 2.5 }]);
    expect(toQuestions(toQuestionDrafts(said))).toEqual(said);
    expect(validate(questions, said).isValid).toBe(true);
  });

  it('have ids that the contract takes', () => {
    const choice = withOption(withOption({ ...named('Side?'), kind: 'choice' }, ONE), OTHER);
    const options = choice.options.map((one) => ({ ...one, names: { en: 'Left' } }));
    expect(validate(questions, toQuestions([{ ...choice, options }])).isValid).toBe(true);
  });

  it('leave out what belongs to another kind', () => {
    const choice = withOption({ ...named('Side?'), unit: 'cm', min: 'x' }, OTHER);
    expect(toQuestions([choice])).toMatchObject([{ options: [], unit: '', min: null }]);
  });

  it('are told of a limit that is no number', () => {
    const judged = validate(
      questions,
      toQuestions([{ ...named('Deep?'), kind: 'number', min: 'x' }]),
    );
    expect(judged).toMatchObject({
      errors: [{ path: '0.min', message: 'Please enter a number, or leave the limit empty.' }],
    });
  });
});
