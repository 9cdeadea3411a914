import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import type { Question } from '#schema/site/categories/question.ts';
import { typedNumber, writtenAmount } from '#web/format/typedAmount.ts';

/** Typed answers by question id; yes or no as one of the two words. */
export type TypedAnswers = Record<string, string>;
type Values = GivenAnswers['values'];

const WORDS = new Map([
  ['yes', true],
  ['no', false],
]);

function readValue({ kind }: Question, typed: string): Values[number]['value'] {
  // Other words date from before the question changed: neither an answer nor a no.
  if (kind === 'yes_no') return WORDS.get(typed) ?? typed;
  return kind === 'number' ? typedNumber(typed) : typed;
}

/** Answers as the contract takes them; empty ones are left out. */
export function readAnswers(questions: readonly Question[], typed: TypedAnswers): Values {
  return questions
    .map((question) => ({ question, text: (typed[question.id] ?? '').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ question, text }) => ({ question: question.id, value: readValue(question, text) }));
}

/** The reverse of `readAnswers`. */
export function toTyped(values: Values): TypedAnswers {
  const valueText = (value: Values[number]['value']) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return typeof value === 'number' ? writtenAmount(String(value)) : value;
  };
  return Object.fromEntries(values.map(({ question, value }) => [question, valueText(value)]));
}
