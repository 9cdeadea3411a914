import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { ANSWER_MAX_LENGTH } from '#schema/site/categories/answerRules.ts';
import type { Question } from '#schema/site/categories/question.ts';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { formatNumber } from '#web/format/format.ts';
import { NumberField } from '#web/features/site/NumberField.tsx';
import { useCategories } from '#web/features/site/useCategories.ts';
import { reportContent } from './content.ts';
import type { ReportValues } from './reportValues.ts';

const { questions: words } = reportContent;

type FormProps = { form: UseFormReturn<ReportValues> };
type QuestionProps = FormProps & { question: Question };

/** The category's questions; nothing without any. */
export function QuestionFields({ form }: FormProps) {
  const { questionsOf } = useCategories();
  const category = useWatch({ control: form.control, name: 'category' });
  return questionsOf(category).map((question) =>
    question.kind === 'choice' || question.kind === 'yes_no' ? (
      <ChoiceQuestion key={question.id} form={form} question={question} />
    ) : (
      <TypedQuestion key={question.id} form={form} question={question} />
    ),
  );
}

function TypedQuestion({ form, question }: QuestionProps) {
  const { inWords } = useCategories();
  const { id, kind, names, isRequired, unit } = question;
  const isNumber = kind === 'number';
  const about = {
    label: inWords(names),
    maxLength: ANSWER_MAX_LENGTH,
    autoComplete: 'off',
    isOptional: !isRequired,
    error: form.formState.errors.answers?.[id]?.message,
  };
  if (!isNumber) return <TextField {...about} {...form.register(`answers.${id}`)} />;
  return (
    <NumberField
      {...about}
      form={form}
      name={`answers.${id}`}
      hint={limitsText(question)}
      suffix={unit ? <bdi>{unit}</bdi> : undefined}
    />
  );
}

function ChoiceQuestion({ form, question }: QuestionProps) {
  const { inWords } = useCategories();
  const { id, kind, names, isRequired, options } = question;
  const { field, fieldState } = useController({
    control: form.control,
    name: `answers.${id}`,
    defaultValue: '',
  });
  const all =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]
      : options.map((option) => ({ value: option.id, label: inWords(option.names) }));
  return (
    <ChoiceGroup
      label={inWords(names)}
      name={field.name}
      options={isRequired ? all : [...all, { value: '', label: words.none }]}
      value={field.value ?? ''}
      onChange={field.onChange}
      focusRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}

function limitsText({ min, max }: Question): string | undefined {
  if (min !== null && max !== null) return words.between(formatNumber(min), formatNumber(max));
  if (min !== null) return words.atLeast(formatNumber(min));
  return max === null ? undefined : words.atMost(formatNumber(max));
}
