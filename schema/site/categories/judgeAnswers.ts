import type { FieldError } from '#schema/errors.ts';
import type { Answer, GivenAnswers } from './answers.ts';
import { ANSWER_MAX_LENGTH, ANSWER_WANTED, QUESTIONS_CHANGED } from './answerRules.ts';
import type { Question } from './question.ts';

const CHOICE_WANTED = 'Please choose one of the answers.';
const NUMBER_WANTED = 'Please enter a number within the limits.';

export type AnswerValue = Answer['value'];

const isWithin = ({ min, max }: Question, value: number) =>
  Number.isFinite(value) && value >= (min ?? -Infinity) && value <= (max ?? Infinity);

/** Null: valid. */
function findFault(question: Question, value: AnswerValue): string | null {
  if (question.kind === 'yes_no') return typeof value === 'boolean' ? null : ANSWER_WANTED;
  if (question.kind === 'number')
    return typeof value === 'number' && isWithin(question, value) ? null : NUMBER_WANTED;
  if (question.kind === 'choice')
    return question.options.some(({ id }) => id === value) ? null : CHOICE_WANTED;
  return typeof value === 'string' ? textFault(value) : ANSWER_WANTED;
}

const textFault = (value: string) =>
  value.length > ANSWER_MAX_LENGTH ? `Please use at most ${ANSWER_MAX_LENGTH} characters.` : null;

/**
 * Combines answers with their questions and validates them: missing required ones, wrong kinds,
 * unknown questions. Errors are at `answers.` and the question's id.
 */
export function judgeAnswers(
  questions: readonly Question[],
  given: GivenAnswers['values'],
): { answers: Answer[]; faults: FieldError[] } {
  const values = new Map(given.map(({ question, value }) => [question, value]));
  const answers: Answer[] = [];
  const faults: FieldError[] = [];
  for (const question of questions) {
    const { id, kind, names, unit, options } = question;
    const path = `answers.${id}`;
    const value = values.get(id);
    if (value === undefined) {
      if (question.isRequired) faults.push({ path, message: ANSWER_WANTED });
      continue;
    }
    const message = findFault(question, value);
    if (message !== null) faults.push({ path, message });
    const option = kind === 'choice' ? options.find((one) => one.id === value)?.names : null;
    if (message === null)
      answers.push({ question: id, kind, names, value, option: option ?? null, unit });
  }
  const isAsked = (id: string) => questions.some((question) => question.id === id);
  if (given.some(({ question }) => !isAsked(question)))
    faults.push({ path: 'answers', message: QUESTIONS_CHANGED });
  return { answers, faults };
}
