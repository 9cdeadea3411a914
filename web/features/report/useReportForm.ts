import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type FieldError, type Resolver, type UseFormReturn } from 'react-hook-form';
import { judgeAnswers } from '#schema/categories/judgeAnswers.ts';
import type { Question } from '#schema/categories/question.ts';
import { issueForm } from '#schema/issues/issue.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { EMPTY_VALUES, type ReportValues } from './reportValues.ts';
import { givenOf } from './typedAnswers.ts';

type Asking = { questionsOf: (category: string) => readonly Question[] };

/** The fields stay the texts that were typed; the contract's rules only judge them. */
const judgeFields = valibotResolver(issueForm, undefined, {
  raw: true,
}) as unknown as Resolver<ReportValues, Asking>;

const PREFIX = 'answers.';

const resolver: Resolver<ReportValues, Asking> = async (values, asking, options) => {
  const judged = await judgeFields(values, asking, options);
  const questions = asking?.questionsOf(values.category) ?? [];
  const { faults } = judgeAnswers(questions, givenOf(questions, values.answers));
  if (faults.length === 0) return judged;
  const answers = Object.fromEntries(
    faults.map(({ path, message }): [string, FieldError] => [
      path.slice(PREFIX.length),
      { type: 'answer', message },
    ]),
  );
  return { values: {}, errors: { ...judged.errors, answers } };
};

/** The fields of a report, judged with what its category asks. */
export function useReportForm(
  values: ReportValues,
): UseFormReturn<ReportValues, Asking, ReportValues> {
  const { questionsOf } = useCategories();
  // A draft of an earlier release says nothing of answers.
  const defaultValues = { ...EMPTY_VALUES, ...values };
  return useForm<ReportValues, Asking>({ resolver, defaultValues, context: { questionsOf } });
}
