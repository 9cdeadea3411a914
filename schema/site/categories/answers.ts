import * as v from 'valibot';
import { text } from '#schema/text.ts';
import { categoryId } from './categoryId.ts';
import { ANSWER_MAX_LENGTH, ANSWER_WANTED } from './answerRules.ts';
import { namesOf } from './names.ts';
import {
  OPTION_MAX_LENGTH,
  QUESTION_KINDS,
  QUESTION_MAX_LENGTH,
  QUESTIONS_MAX,
} from './question.ts';

const value = v.union(
  [v.boolean(), v.pipe(v.number(), v.finite()), text(1, ANSWER_MAX_LENGTH, ANSWER_WANTED)],
  ANSWER_WANTED,
);

/** What a reporter answered, with the questions as the device knew them. */
export const givenAnswers = v.object({
  /** `siteVersion` of the settings in which the questions stood. */
  asked: v.pipe(v.number('Please send the version.'), v.integer('Please send the version.')),
  values: v.pipe(
    v.array(
      v.object({
        question: categoryId('Please give the question an id of small letters, digits and _.'),
        /** The id of an answer of a choice, a text, a number, or whether yes. */
        value,
      }),
    ),
    v.maxLength(QUESTIONS_MAX, `Please answer at most ${QUESTIONS_MAX} questions.`),
  ),
});
export type GivenAnswers = v.InferOutput<typeof givenAnswers>;

/** An answer with the question as it was asked, which may have been changed since. */
export const answer = v.object({
  question: v.string(),
  kind: v.picklist(QUESTION_KINDS),
  names: namesOf(QUESTION_MAX_LENGTH, 'Please write the question.'),
  value,
  /** Of a choice, the words of what was chosen. */
  option: v.nullable(namesOf(OPTION_MAX_LENGTH, 'Please write the answer.')),
  /** Of a number; empty: none. */
  unit: v.string(),
});
export type Answer = v.InferOutput<typeof answer>;
