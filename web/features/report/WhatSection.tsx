import type { UseFormReturn } from 'react-hook-form';
import { ISSUE_CATEGORIES, ISSUE_PRIORITIES } from '#schema/issues/issue.ts';
import { Grid } from '#web/components/layout/Grid.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { reportContent } from './content.ts';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import type { ReportValues } from './reportValues.ts';

const { what, done, categories, priorities } = reportContent;
const CATEGORIES = ISSUE_CATEGORIES.map((value) => ({ value, label: categories[value] }));
const PRIORITIES = ISSUE_PRIORITIES.map((value) => ({ value, label: priorities[value] }));

type SectionProps = { form: UseFormReturn<ReportValues> };

/** What is wrong. */
export function WhatSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <FormSection heading={what.heading}>
      <TextField
        label={what.title}
        placeholder={what.titlePlaceholder}
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextArea
        label={what.description}
        hint={what.descriptionHint}
        rows={5}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <Grid columns={2} gap={4}>
        <SelectField
          label={what.category}
          options={CATEGORIES}
          error={errors.category?.message}
          {...form.register('category')}
        />
        <SelectField
          label={what.priority}
          options={PRIORITIES}
          error={errors.priority?.message}
          {...form.register('priority')}
        />
      </Grid>
    </FormSection>
  );
}

/** When it counts as solved. */
export function DoneSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <FormSection heading={done.heading}>
      <TextArea
        label={done.criteria}
        hint={done.criteriaHint}
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
    </FormSection>
  );
}
