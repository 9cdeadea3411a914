import * as v from 'valibot';
import { text } from '#schema/text.ts';
import { categoryId } from './categoryId.ts';
import { ANSWER_MAX_LENGTH, ANSWER_WANTED } from './answerRules.ts';
import { namesUpTo } from './names.ts';
import {
  OPTION_MAX_LENGTH,
  QUESTION_KINDS,
  QUESTION_MAX_LENGTH,
  QUESTIONS_MAX,
} from './question.ts';

export const answerText = text(1, ANSWER_MAX_LENGTH, ANSWER_WANTED);

const value = v.union([v.boolean(), v.pipe(v.number(), v.finite()), answerText], ANSWER_WANTED);

export const givenAnswers = v.object({
  /** `siteVersion` of the settings with these questions. */
  asked: v.pipe(v.number('Please send the version.'), v.integer('Please send the version.')),
  values: v.pipe(
    v.array(
      v.object({
        question: categoryId('Please give the question an id of small letters, digits and _.'),
        /** An option's id, a text, a number, or a yes/no. */
        value,
      }),
    ),
    v.maxLength(QUESTIONS_MAX, `Please answer at most ${QUESTIONS_MAX} questions.`),
  ),
});
export type GivenAnswers = v.InferOutput<typeof givenAnswers>;

/** With the question as it was asked, which may have changed since. */
export const answer = v.object({
  question: v.string(),
  kind: v.picklist(QUESTION_KINDS),
  names: namesUpTo(QUESTION_MAX_LENGTH, 'Please write the question.'),
  value,
  option: v.nullable(namesUpTo(OPTION_MAX_LENGTH, 'Please write the answer.')),
  /** Of a number; empty: none. */
  unit: v.string(),
});
export type Answer = v.InferOutput<typeof answer>;
