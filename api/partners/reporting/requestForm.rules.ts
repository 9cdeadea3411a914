import { TITLE_MAX_LENGTH, TITLE_MIN_LENGTH } from '#schema/limits.ts';
import type { Language } from '#schema/languages/languages.ts';
import { ANSWER_MAX_LENGTH } from '#schema/site/categories/answerRules.ts';
import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import type { Question } from '#schema/site/categories/question.ts';
import { readSignedNumber } from '#schema/typed/amount.ts';
import { cutText } from '#schema/typed/cutText.ts';

export type FormPair = readonly [name: string, value: string];

const ATTRIBUTE = /^attribute\[(?<code>[\w-]{1,60})\](?:\[\])?$/u;
const LISTS = new Set(['media_url', 'media_url[]']);

/** What was sent, without the key, in an order independent of the sender's. */
export function canonicalForm(pairs: readonly FormPair[]): string {
  const sent = pairs.filter(([name]) => name !== 'api_key').map((pair) => JSON.stringify(pair));
  return sent.toSorted().join('\n');
}

/** All values sent under a name. */
export const sentAs = (pairs: readonly FormPair[], wanted: string): string[] =>
  pairs.flatMap(([name, value]) => (name === wanted ? [value] : []));

/** Fields about the sender, as the standard names them. */
const PERSONAL = ['email', 'device_id', 'account_id', 'first_name', 'last_name', 'phone'] as const;

/** Names the personal fields that were sent, since they are not kept. */
export function noticeFor(pairs: readonly FormPair[]): string {
  const came = PERSONAL.filter((name) => sentAs(pairs, name).some((value) => value.trim() !== ''));
  return came.length === 0 ? '' : `Not kept and not published: ${came.join(', ')}.`;
}

/** By name; blank counts as omitted, since clients send whole forms. */
export function readFields(pairs: readonly FormPair[]): Record<string, string | string[]> {
  const given = pairs.filter(([, value]) => value.trim() !== '');
  const single = given.filter(([name]) => !LISTS.has(name));
  const urls = given.filter(([name]) => LISTS.has(name)).map(([, value]) => value.trim());
  return { ...Object.fromEntries(single), media_url: urls };
}

const YES_NO = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/**
 * Converted to what the question accepts; anything else is passed on unchanged, and refused by the question's
 * rule.
 */
function valueFor({ kind }: Question, text: string): string | number | boolean {
  if (text.length > ANSWER_MAX_LENGTH) return text;
  if (kind === 'yes_no') return YES_NO.get(text.toLowerCase()) ?? text;
  return kind === 'number' ? (readSignedNumber(text, '.') ?? text) : text;
}

/** Attributes that the service does not define are ignored: clients send fields of their own. */
export function readAnswers(
  pairs: readonly FormPair[],
  questions: readonly Question[],
): GivenAnswers['values'] {
  return pairs.flatMap(([name, text]) => {
    const code = ATTRIBUTE.exec(name)?.groups?.code;
    const question = questions.find(({ id }) => id === code);
    const value = text.trim();
    return question && value !== ''
      ? [{ question: question.id, value: valueFor(question, value) }]
      : [];
  });
}

function cutAtWord(text: string): string {
  if (text.length <= TITLE_MAX_LENGTH) return text;
  const start = cutText(text, TITLE_MAX_LENGTH - 1);
  const end = start.lastIndexOf(' ');
  const kept = end >= TITLE_MIN_LENGTH ? start.slice(0, end) : start;
  return `${kept}…`;
}

const SENTENCE_MAX_LENGTH = 1_000;

/**
 * The standard has no title: takes the first sentence, preceded by the service's name if it says too little.
 */
export function titleFrom(description: string, serviceName: string): string {
  // Short enough for the pattern to be fast: a form may have megabytes.
  const start = description.trimStart().slice(0, SENTENCE_MAX_LENGTH);
  const line = start.split(/\r?\n/u)[0]?.trim() ?? '';
  const sentence = /^.{1,400}?[.!?؟](?=\s|$)/u.exec(line)?.[0] ?? line;
  const title = sentence.replace(/[.\s]+$/u, '');
  return cutAtWord(title.length < TITLE_MIN_LENGTH * 2 ? `${serviceName}: ${title}` : title);
}

/** The criteria for reports that name none. */
export const SOLVED: Record<Language, string> = {
  en: 'What this report describes has been put right.',
  de: 'Was diese Meldung beschreibt, ist behoben.',
  es: 'Lo que describe este aviso está resuelto.',
  ar: 'عولج ما يصفه هذا البلاغ علاجًا كاملًا.',
};
