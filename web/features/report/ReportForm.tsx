import { useRef, useState } from 'react';
import { type UseFormReturn, useForm, type FieldError, type Resolver } from 'react-hook-form';
import { issueForm } from '#schema/issues/issue.ts';
import type { OutboxProblem } from '#sw/outbox/outboxRow.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { SubmitBar } from '#web/components/fields/SubmitBar.tsx';
import { useCategories } from '#web/features/site/useCategories.ts';
import { reportContent as content } from './content.ts';
import { PhotoSection } from './PhotoSection.tsx';
import { PlaceSection } from './place/PlaceSection.tsx';
import { readPosition, withOffered, type ReportValues, EMPTY_VALUES } from './reportValues.ts';
import { useDraft } from './useDraft.ts';
import { toDraftKey, type InitialReport, type ReportId } from './useInitialReport.ts';
import { usePhotos } from './usePhotos.ts';
import { saidOnce } from './place/missingPlace.ts';
import { usePlace } from './place/usePlace.ts';
import { useSubmitReport } from './useSubmitReport.ts';
import { useMyLocation } from './place/useMyLocation.ts';
import { WhatSection } from './WhatSection.tsx';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { judgeAnswers } from '#schema/site/categories/judgeAnswers.ts';
import type { Question } from '#schema/site/categories/question.ts';
import { readAnswers } from './typedAnswers.ts';

const FIELDS = Object.keys(issueForm.entries) as Exclude<
  keyof ReportValues,
  'answers' | 'againOf'
>[];
const ANSWER = /^answers\.([a-z]\w*)$/u;

type ReportFormProps = {
  userId: string;
  id: ReportId;
  initial: InitialReport;
  /** Start over with an empty form. */
  onDiscarded: () => void;
};

/** Fields, place and photos; a draft until it is in the outbox. */
export function ReportForm({ userId, id, initial, onDiscarded }: ReportFormProps) {
  const { draft: start, kept } = initial;
  const editedRowId = 'edit' in id ? id.edit : undefined;
  const { offered } = useCategories();
  const isNew = kept === null && editedRowId === undefined;
  const defaultValues = isNew ? withOffered(start.values, offered) : start.values;
  const form = useReportForm(defaultValues);
  const [isPlaceChosen, setIsPlaceChosen] = useState(start.isPlaceChosen);
  const place = usePlace(form, { isChosen: isPlaceChosen, setIsChosen: setIsPlaceChosen });
  const search = useRef<HTMLDivElement>(null);
  const { locate, locateQuietly, isLocating } = useMyLocation({
    onFound: place.onMyLocation,
    onFailed: (wasAskedFor) => {
      place.onFailed();
      if (wasAskedFor) search.current?.querySelector('input')?.focus();
    },
  });
  const photos = usePhotos(start.photos, ({ position }) => {
    // Checked now, not when the file was chosen: a place may have been picked meanwhile.
    const isPlaced = readPosition(form.getValues()) !== null;
    if (position && (!isPlaced || place.isGuessed)) place.onPhoto(position);
    else if (!isPlaced) locateQuietly();
  });
  const draft = useDraft(
    form,
    { key: toDraftKey(userId, id), userId },
    { photos: photos.photos, isPlaceChosen, isPlaceGuessed: place.isGuessed },
    kept,
  );
  const submission = useSubmitReport({
    editedRowId,
    draft,
    onRefused: (problem) => showRefusals(form, problem),
  });
  const submit = form.handleSubmit((values) => submission.submit(values, photos.photos));
  const { notSaved, problem, isSaving, percent } = submission;
  const savingLabel = isSaving ? content.saving : undefined;

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PhotoSection photos={photos} startsWithCamera={isNew && start.photos.length === 0} />
      <PlaceSection
        form={form}
        place={place}
        searchRef={search}
        isLocating={isLocating}
        onLocate={locate}
      />
      <WhatSection form={form} hasPhoto={photos.photos.length > 0} place={place.pin} />
      <Stack gap={4}>
        {notSaved && (
          <Banner tone="danger" title={content.notSavedTitle}>
            {content.notSaved[notSaved]}
          </Banner>
        )}
        {problem && <Banner tone="danger">{content.refused(problem.detail)}</Banner>}
        <SubmitBar
          label={editedRowId === undefined ? content.submit : content.submitChanged}
          pendingLabel={photos.isWorking ? content.photos.working : savingLabel}
          percent={percent}
          draftState={draft.state}
          onDiscard={() => void draft.end().then(onDiscarded)}
        />
      </Stack>
    </form>
  );
}

function showRefusals(form: UseFormReturn<ReportValues>, problem: OutboxProblem): void {
  for (const { path, message } of problem.errors) {
    const [, question] = ANSWER.exec(path) ?? [];
    const field = question
      ? (`answers.${question}` as const)
      : FIELDS.find((name) => name === path);
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true });
  }
}

type Asking = { questionsOf: (category: string) => readonly Question[] };

/** Fields keep the typed texts; the contract's rules only validate. */
const judgeFields = valibotResolver(issueForm, undefined, {
  raw: true,
}) as unknown as Resolver<ReportValues, Asking>;

const PREFIX = 'answers.';

const resolver: Resolver<ReportValues, Asking> = async (values, asking, options) => {
  const { values: valid, errors } = await judgeFields(values, asking, options);
  const said = saidOnce(errors, values, content.where.wanted);
  const questions = asking?.questionsOf(values.category) ?? [];
  const { faults } = judgeAnswers(questions, readAnswers(questions, values.answers));
  if (faults.length === 0)
    return Object.keys(said).length === 0
      ? { values: valid as ReportValues, errors: {} }
      : { values: {}, errors: said };
  const answers = Object.fromEntries(
    faults.map(({ path, message }): [string, FieldError] => [
      path.slice(PREFIX.length),
      { type: 'answer', message },
    ]),
  );
  return { values: {}, errors: { ...said, answers } };
};

/** Validated with the category's questions. */
function useReportForm(values: ReportValues): UseFormReturn<ReportValues, Asking, ReportValues> {
  const { questionsOf } = useCategories();
  // A draft of an earlier release has no answers.
  const defaultValues = { ...EMPTY_VALUES, ...values };
  return useForm<ReportValues, Asking>({ resolver, defaultValues, context: { questionsOf } });
}
