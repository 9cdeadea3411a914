import * as v from 'valibot';
import { text } from '#schema/text.ts';
import { categoryId } from './categoryId.ts';
import { writtenNames } from './names.ts';

export const QUESTIONS_MAX = 5;
export const QUESTION_MAX_LENGTH = 120;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 8;
export const OPTION_MAX_LENGTH = 60;
export const UNIT_MAX_LENGTH = 8;
export const QUESTION_KINDS = ['text', 'choice', 'number', 'yes_no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const NUMBER_LIMIT = 1e9;
const LIMIT_WANTED = 'Please enter a number, or leave the limit empty.';

const limit = v.optional(
  v.nullable(
    v.pipe(
      v.number(LIMIT_WANTED),
      v.finite(LIMIT_WANTED),
      v.minValue(-NUMBER_LIMIT, LIMIT_WANTED),
      v.maxValue(NUMBER_LIMIT, LIMIT_WANTED),
    ),
  ),
  null,
);

const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

const option = v.object({
  id: categoryId('Please give the answer an id of small letters, digits and _.'),
  names: writtenNames(OPTION_MAX_LENGTH, 'Please write the answer.'),
});

export const question = v.pipe(
  v.object({
    /** Stable across rewording, so that drafts keep their answers. */
    id: categoryId('Please give the question an id of small letters, digits and _.'),
    kind: v.picklist(QUESTION_KINDS, 'Please choose what kind of answer the question takes.'),
    names: writtenNames(QUESTION_MAX_LENGTH, 'Please write the question.'),
    isRequired: v.boolean('Please say whether the question has to be answered.'),
    options: v.optional(
      v.pipe(
        v.array(option),
        v.maxLength(OPTIONS_MAX, `Please give at most ${OPTIONS_MAX} answers to choose from.`),
        v.check(
          (all) => areDistinct(all.map(({ id }) => id)),
          'Every answer needs an id of its own.',
        ),
      ),
      [],
    ),
    /** Of a number, such as `cm`; empty: none. */
    unit: v.optional(text(0, UNIT_MAX_LENGTH, 'Please enter a unit.'), ''),
    min: limit,
    max: limit,
  }),
  v.forward(
    v.check(
      ({ kind, options }) => kind !== 'choice' || options.length >= OPTIONS_MIN,
      `Please give at least ${OPTIONS_MIN} answers to choose from.`,
    ),
    ['options'],
  ),
  v.forward(
    v.check(
      ({ min, max }) => min === null || max === null || min <= max,
      'The largest number must not be below the smallest.',
    ),
    ['max'],
  ),
);
export type Question = v.InferOutput<typeof question>;

export const questions = v.optional(
  v.pipe(
    v.array(question),
    v.maxLength(QUESTIONS_MAX, `Please ask at most ${QUESTIONS_MAX} questions.`),
    v.check(
      (all) => areDistinct(all.map(({ id }) => id)),
      'Every question needs an id of its own.',
    ),
  ),
  [],
);
