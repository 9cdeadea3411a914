import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import type { Question } from '#schema/site/categories/question.ts';

/** Typed answers by question id; yes or no as one of the two words. */
export type TypedAnswers = Record<string, string>;
type Values = GivenAnswers['values'];

const WORDS = new Map([
  ['yes', true],
  ['no', false],
]);

const ZEROS = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Accepts a decimal comma and Arabic digits. NaN if invalid. */
function numberOf(typed: string): number {
  const plain = typed
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => {
      const zero = ZEROS.findLast((code) => code <= digit.charCodeAt(0)) ?? 0;
      return String(digit.charCodeAt(0) - zero);
    })
    .replaceAll(/[,٫]/gu, '.')
    .replaceAll(/\s/gu, '');
  return /^[-+]?\d*\.?\d+$/u.test(plain) ? Number(plain) : Number.NaN;
}

function valueOf({ kind }: Question, typed: string): Values[number]['value'] {
  // Other words date from before the question changed: neither an answer nor a no.
  if (kind === 'yes_no') return WORDS.get(typed) ?? typed;
  return kind === 'number' ? numberOf(typed) : typed;
}

/** Answers as the contract takes them; empty ones are left out. */
export function givenOf(questions: readonly Question[], typed: TypedAnswers): Values {
  return questions
    .map((question) => ({ question, text: (typed[question.id] ?? '').trim() }))
    .filter(({ text }) => text !== '')
    .map(({ question, text }) => ({ question: question.id, value: valueOf(question, text) }));
}

/** The reverse of `givenOf`. */
export function typedOf(values: Values): TypedAnswers {
  const textOf = (value: Values[number]['value']) =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return Object.fromEntries(values.map(({ question, value }) => [question, textOf(value)]));
}
