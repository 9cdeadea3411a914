import type { Names } from '#schema/site/categories/names.ts';
import type { Question } from '#schema/site/categories/question.ts';
import { typedNumber, writtenAmount } from '#web/format/typedAmount.ts';

type OptionDraft = { id: string; names: Names };

/** A question while edited: all texts as typed. Its id is stable, and so its key in lists. */
export type QuestionDraft = Pick<Question, 'id' | 'kind' | 'isRequired' | 'unit'> & {
  names: Names;
  options: readonly OptionDraft[];
  min: string;
  max: string;
};

const typed = (limit: number | null) => (limit === null ? '' : writtenAmount(String(limit)));
const readLimit = (text: string) => (text.trim() === '' ? null : typedNumber(text));

/** Without empty texts. */
export const writtenIn = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));

export const toQuestionDrafts = (questions: readonly Question[]): QuestionDraft[] =>
  questions.map((question) => ({
    ...question,
    min: typed(question.min),
    max: typed(question.max),
  }));

const option = (id: string): OptionDraft => ({ id, names: {} });

/** Adds an answer option; `random` makes its id. */
export const withOption = (draft: QuestionDraft, random: string): QuestionDraft => ({
  ...draft,
  options: [...draft.options, option(makeId('a', random))],
});

/** An empty question; `random` makes its id, which does not follow its text. */
export const newQuestion = (random: string): QuestionDraft => ({
  id: makeId('q', random),
  kind: 'text',
  names: {},
  isRequired: false,
  options: [],
  unit: '',
  min: '',
  max: '',
});

const makeId = (letter: string, random: string) =>
  `${letter}_${random.replaceAll('-', '').slice(0, 12)}`;

/** For validation by the contract, without fields that the kind lacks. */
export const toQuestions = (drafts: readonly QuestionDraft[]): Question[] =>
  drafts.map(({ id, kind, names, isRequired, options, unit, min, max }) => {
    const isNumber = kind === 'number';
    const kept = kind === 'choice' ? options : [];
    return {
      id,
      kind,
      names: writtenIn(names),
      isRequired,
      options: kept.map((one) => ({ id: one.id, names: writtenIn(one.names) })),
      unit: isNumber ? unit : '',
      min: isNumber ? readLimit(min) : null,
      max: isNumber ? readLimit(max) : null,
    };
  });
