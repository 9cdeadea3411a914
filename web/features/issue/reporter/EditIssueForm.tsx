import { useState } from 'react';
import * as v from 'valibot';
import {
  ISSUE_PRIORITIES,
  issueForm,
  type EditIssueRequest,
  type IssueDetail,
} from '#schema/issues/issue.ts';
import type { FieldConflict } from '#sw/outbox/conflictOf.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { useFieldsEdit } from '#web/device/drafts/useFieldsEdit.ts';
import type { FormDraft } from '#web/device/drafts/useFormDraft.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { TwoVersions } from '#web/components/figures/TwoVersions.tsx';
import { versionsContent } from '#web/components/figures/versionsContent.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { editContent as editing } from './editContent.ts';
import { useFormatValue } from '#web/features/issue/useFormatValue.ts';
import { issueContent } from '#web/features/issue/content.ts';

const FIELDS = [
  'title',
  'description',
  'location',
  'priority',
  'category',
  'solutionCriteria',
  'dueDate',
] as const;
const editForm = v.pick(issueForm, FIELDS);
type EditForm = v.InferInput<typeof editForm>;

const { priorities } = issueContent;
const PRIORITY_OPTIONS = ISSUE_PRIORITIES.map((value) => ({ value, label: priorities[value] }));

const toForm = (issue: IssueDetail): EditForm => ({
  title: issue.title,
  description: issue.description,
  location: issue.location,
  priority: issue.priority,
  category: issue.category,
  solutionCriteria: issue.solutionCriteria,
  dueDate: issue.dueDate ?? '',
});

const fieldName = (field: string): string =>
  Object.entries(editing.fields).find(([name]) => name === field)?.[1] ?? field;

/** The message is at the end of a long form and would appear out of view. */
const showAtOnce = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

type EditIssueFormProps = {
  issue: IssueDetail;
  /** Fields in which a concurrent edit differs; null: none happened. */
  conflict: readonly FieldConflict[] | null;
  isPending: boolean;
  onSave: (changes: EditIssueRequest, draft: FormDraft) => void;
  onCancel: () => void;
};

/** A conflict is shown above the fields and discards nothing. */
export function EditIssueForm({
  issue,
  isPending,
  onSave,
  onCancel,
  ...props
}: EditIssueFormProps) {
  // A newer version under the open form changes nothing here.
  const [base] = useState(() => toForm(issue));
  const { form, field } = useFields(editForm, base);
  const { user } = useCurrentUser();
  const place = { kind: 'editIssue', userId: user?.id ?? '', issueId: issue.id };
  const draft = useFieldsEdit(form, base, place);
  const formatValue = useFormatValue();
  const { offeredWith } = useCategories();
  const categories = offeredWith(issue.category).map(({ id: value, name }) => ({
    value,
    label: name,
  }));
  const label = editing.fields;
  const { work, selectionPending, currentFunding } = issue;
  const isLocked = work !== null || selectionPending !== null;
  const term = isLocked ? { readOnly: true, hint: editing.locked } : {};

  return (
    <KeptEdit draft={draft} nameOf={fieldName} formatValue={formatValue}>
      <form onSubmit={form.handleSubmit((values) => onSave(values, draft))} noValidate>
        <Stack gap={5}>
          {!isLocked && Number(currentFunding) > 0 && <Banner>{editing.shownToDonors}</Banner>}
          <TextField label={label.title} {...term} {...field('title')} />
          <TextArea label={label.description} rows={5} {...field('description')} />
          <TextField label={label.location} {...term} {...field('location')} />
          <Grid columns={2} gap={5}>
            <SelectField label={label.category} options={categories} {...field('category')} />
            <SelectField label={label.priority} options={PRIORITY_OPTIONS} {...field('priority')} />
          </Grid>
          <TextArea
            label={label.solutionCriteria}
            rows={3}
            {...term}
            {...field('solutionCriteria')}
          />
          <TextField label={label.dueDate} type="date" isOptional {...field('dueDate')} />
          {props.conflict && (
            <div role="alert" ref={showAtOnce}>
              <Stack gap={3}>
                <Banner tone="warning">{editing.conflict}</Banner>
                {props.conflict.map(({ field: name, mine, theirs }) => (
                  <TwoVersions
                    key={name}
                    name={fieldName(name)}
                    first={{ label: versionsContent.mine, value: formatValue(name, mine) }}
                    second={{ label: versionsContent.theirs, value: formatValue(name, theirs) }}
                  />
                ))}
              </Stack>
            </div>
          )}
          <Row justify="end">
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
            <Button variant="ghost" onClick={onCancel}>
              {content.cancel}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isPending={isPending}
              pendingLabel={editing.saving}
            >
              {props.conflict ? editing.saveAnyway : editing.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </KeptEdit>
  );
}
