import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ISSUE_PRIORITIES } from '#schema/issues/issue.ts';
import type { Position } from '#schema/places/geo.ts';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { useCategories } from '#web/features/site/useCategories.ts';
import { isPreset, presetFor } from './categoryPreset.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { reportContent } from './content.ts';
import { NearbyReports } from './place/NearbyReports.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { ReportValues } from './reportValues.ts';

const { what, more, done, priorities } = reportContent;
const PRIORITIES = ISSUE_PRIORITIES.map((value) => ({ value, label: priorities[value] }));

type SectionProps = { form: UseFormReturn<ReportValues> };
type WhatSectionProps = SectionProps & {
  hasPhoto: boolean;
  /** Null until chosen. */
  place: Position | null;
};

/** The category, then texts. */
export function WhatSection({ form, hasPhoto, place }: WhatSectionProps) {
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'description' });
  const hasPlace = place !== null;
  useEffect(() => {
    const { category, ...words } = form.getValues();
    const isOurs =
      isPreset('description', words.description) ||
      isPreset('solutionCriteria', words.solutionCriteria);
    // Once the report has begun, a category that nobody tapped provides its texts too.
    const isBegun = hasPhoto || hasPlace;
    const isUntouched = words.solutionCriteria.trim() === '';
    if (isOurs || (isBegun && isUntouched)) setWords(form, presetFor(category, hasPhoto, words));
  }, [form, hasPhoto, hasPlace]);
  const filledTitle = useFilledTitle(form, hasPhoto);
  return (
    <FormSection heading={what.heading}>
      <CategoryTiles
        field={form.register('category')}
        own={form.getValues('category')}
        onPick={(category) => setWords(form, presetFor(category, hasPhoto, form.getValues()))}
      />
      <TextField
        label={what.title}
        hint={filledTitle ? what.filledIn : undefined}
        placeholder={what.titlePlaceholder}
        autoComplete="off"
        enterKeyHint="done"
        error={errors.title?.message}
        {...form.register('title')}
      />
      {place && <NearbyReports form={form} place={place} />}
      <TextArea
        label={what.description}
        hint={isPreset('description', description) ? what.filledIn : what.descriptionHint}
        rows={3}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <QuestionFields form={form} />
      <MoreFields form={form} />
    </FormSection>
  );
}

/**
 * Fills in a usable title from the category and the place; typed words are never replaced. True while the
 * title is the filled-in one.
 */
function useFilledTitle(form: UseFormReturn<ReportValues>, hasPhoto: boolean): boolean {
  const { nameOf } = useCategories();
  const filled = useRef<string | null>(null);
  const [title, category, location] = useWatch({
    control: form.control,
    name: ['title', 'category', 'location'],
  });
  const street = location.split(/[,;،]/u)[0]?.trim() ?? '';
  const offered = street === '' ? null : what.titleAt(nameOf(category), street);
  useEffect(() => {
    const current = form.getValues('title').trim();
    if (!hasPhoto || offered === null || (current !== '' && current !== filled.current)) return;
    filled.current = offered;
    form.setValue('title', offered, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }, [form, hasPhoto, offered]);
  return title === offered;
}

function setWords(form: UseFormReturn<ReportValues>, words: ReturnType<typeof presetFor>): void {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  form.setValue('description', words.description, options);
  form.setValue('solutionCriteria', words.solutionCriteria, options);
}

/** Preset fields, folded; opened if one is invalid. */
function MoreFields({ form }: SectionProps) {
  const { errors } = form.formState;
  const criteria = useWatch({ control: form.control, name: 'solutionCriteria' });
  return (
    <Disclosure
      summary={more.summary}
      isOpenAtFirst={Boolean(errors.priority ?? errors.solutionCriteria ?? errors.dueDate)}
    >
      <Stack gap={5}>
        <SelectField
          label={more.priority}
          options={PRIORITIES}
          error={errors.priority?.message}
          {...form.register('priority')}
        />
        <TextArea
          label={done.criteria}
          hint={isPreset('solutionCriteria', criteria) ? what.filledIn : done.criteriaHint}
          rows={3}
          error={errors.solutionCriteria?.message}
          {...form.register('solutionCriteria')}
        />
        <TextField
          label={done.dueDate}
          type="date"
          isOptional
          error={errors.dueDate?.message}
          {...form.register('dueDate')}
        />
      </Stack>
    </Disclosure>
  );
}
