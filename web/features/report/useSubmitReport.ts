import { toPercent } from '#web/device/outbox/uploadProgress.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import { OutboxError, type OutboxErrorCode } from '#sw/outbox/OutboxError.ts';
import type { OutboxProblem, OutboxRowOf, OutboxRow } from '#sw/outbox/outboxRow.ts';
import { showError, showToast } from '#web/store/toastStore.ts';
import { outbox, type ReportedForm } from '#web/device/outbox/outbox.ts';
import { photoReference, type ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import { isUntouched, SILENCE_MS } from '#web/device/outbox/settled.ts';
import { outboxStore } from '#web/device/outbox/outboxStore.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { reportContent } from './content.ts';
import { toReportForm, type ReportValues } from './reportValues.ts';
import type { ReportDraftKeeping } from './useDraft.ts';

type SubmitState = {
  isSaving: boolean;
  /** Percent sent, while shown. */
  percent: number | null;
  /** Why this device could not store it; the form is unchanged. */
  notSaved: OutboxErrorCode | null;
  /** Why the server refused it; it stays in the outbox and the form. */
  problem: OutboxProblem | null;
  submit: (values: ReportValues, photos: ReportPhoto[]) => Promise<void>;
};

type Options = {
  editedRowId: string | undefined;
  /** Goes with the report into the outbox. */
  draft: Pick<ReportDraftKeeping, 'ended' | 'hold' | 'release' | 'end'>;
  onRefused: (problem: OutboxProblem) => void;
};

/**
 * Sends a report through the outbox: stored on this device first, then sent with progress. Offline,
 * says that it is saved and goes to the outbox page.
 */
export function useSubmitReport({ editedRowId, draft, onRefused }: Options): SubmitState {
  const navigate = useNavigate();
  const state = useOutbox();
  const toForm = useToForm();
  const [rowId, setRowId] = useState(editedRowId);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'sending'>('editing');
  const [notSaved, setNotSaved] = useState<OutboxErrorCode | null>(null);
  const row = state?.rows.find(({ id }) => id === rowId);

  const follow = async (id: string): Promise<void> => {
    const settled = await watchRow(id);
    setPhase('editing');
    if (settled?.status === 'received')
      return navigate({ to: '/issues/$id', params: { id: settled.entityId }, replace: true });
    if (settled?.problem) return onRefused(settled.problem);
    if (tellWhereItIs() === 'signed_out')
      return navigate({ to: '/auth', search: { redirect: '/outbox' }, replace: true });
    return navigate({ to: '/outbox', replace: true });
  };
  const submit = async (values: ReportValues, photos: ReportPhoto[]): Promise<void> => {
    setNotSaved(null);
    setPhase('saving');
    try {
      const waiting = row?.operation === 'reportIssue' && row.status !== 'received' ? row : null;
      await draft.hold();
      const id = await save(waiting, { form: toForm(values), photos, ended: draft.ended() });
      setRowId(id);
      setPhase('sending');
      await draft.end();
      await follow(id);
    } catch (error) {
      setPhase('editing');
      draft.release();
      const code = error instanceof OutboxError ? error.code : 'unavailable';
      setNotSaved(code);
      if (code === 'signed_out') await askToSignIn(() => navigate({ to: '/auth' }));
    }
  };
  return {
    isSaving: phase === 'saving',
    percent: phase === 'sending' ? toPercent(state?.progress[rowId ?? '']) : null,
    notSaved,
    problem: phase === 'editing' && row?.status === 'attention' ? row.problem : null,
    submit,
  };
}

/** With answers to the current questions. */
function useToForm(): (values: ReportValues) => ReportedForm {
  const { questionsOf } = useCategories();
  const asked = useQuery(settingsQuery()).data?.siteVersion ?? 0;
  return (values) => toReportForm(values, { questions: questionsOf(values.category), asked });
}

/** Queues a new report, or updates the queued one. Returns the row's id. */
async function save(
  row: OutboxRowOf<'reportIssue'> | null,
  {
    form,
    photos,
    ended,
  }: { form: ReportedForm; photos: ReportPhoto[]; ended: readonly EndedDraft[] },
): Promise<string> {
  if (!row) return (await outbox.report(form, photos, ended)).id;
  // Its id and the time of writing stay.
  const body = { ...row.body, ...form, photos: photos.map(photoReference) };
  await outbox.editQueued(row.id, body, photos, ended);
  return row.id;
}

/**
 * Tells the person that the report waits on this device, for the network or for a sign-in.
 * Returns the outbox's activity.
 */
function tellWhereItIs() {
  const { savedTitle, savedText, authTitle, authText } = reportContent.toast;
  const activity = outboxStore.snapshot()?.activity;
  if (activity === 'signed_out') showError(authTitle, authText);
  else showToast({ title: savedTitle, description: savedText });
  return activity;
}

/** The draft stays, so that everything is there after the sign-in. */
async function askToSignIn(goToSignIn: () => Promise<void>): Promise<void> {
  const { authTitle, authText } = reportContent.toast;
  showError(authTitle, authText);
  await goToSignIn();
}

/** After this the form closes; sending continues. */
const WATCH_MS = 20_000;

/**
 * Follows a queued row: resolves with it once received or refused, with null once the queue pauses,
 * so that no progress bar stands still.
 */
async function watchRow(id: string): Promise<OutboxRow | null> {
  // The last read may still have the row's old refusal.
  await outboxStore.refresh();
  return await new Promise((resolve) => {
    const finish = (row: OutboxRow | null) => {
      clearTimeout(timer);
      clearTimeout(silence);
      stop();
      resolve(row);
    };
    const look = () => {
      const state = outboxStore.snapshot();
      const row = state?.rows.find((candidate) => candidate.id === id);
      if (!state) return;
      // Once the session has ended no rows are shown, this one included.
      if (!row && state.activity === 'signed_out') finish(null);
      if (!row) return;
      if (row.status === 'received' || row.status === 'attention') finish(row);
      else if (row.status === 'waiting' && hasGivenUp(state.activity)) finish(null);
    };
    const timer = setTimeout(() => finish(null), connectivity.isOnline() ? WATCH_MS : 0);
    const silence = setTimeout(() => isUntouched(id) && finish(null), SILENCE_MS);
    const stop = outboxStore.subscribe(look);
    look();
  });
}

function hasGivenUp(activity: string): boolean {
  return activity === 'offline' || activity === 'waiting' || activity === 'signed_out';
}
