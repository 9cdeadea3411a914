import { toPercent } from '#web/device/outbox/uploadProgress.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import { OutboxError, type OutboxErrorCode } from '#sw/outbox/OutboxError.ts';
import type { OutboxProblem, OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { showError, showToast } from '#web/store/toastStore.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { proofContent } from './content.ts';
import { forgetPreparation } from './preparation.ts';
import type { toBody } from './proofDraft.ts';

const { toast } = proofContent;
const WATCH_MS = 20_000;

type Ready = NonNullable<ReturnType<typeof toBody>>;

type Options = {
  userId: string;
  issue: { id: string; title: string };
  /** The queued proof being corrected. */
  row: OutboxRowOf<'submitProof'> | null;
  /** Go with the proof into the outbox. */
  drafts: {
    ended: () => readonly EndedDraft[];
    hold: () => Promise<void>;
    release: () => void;
    end: () => Promise<void>;
  };
};

/**
 * Submits a proof through the outbox: stored on this device first, then sent with progress.
 * Offline, goes to the outbox page.
 */
export function useSubmitProof({ userId, issue, row, drafts }: Options) {
  const navigate = useNavigate();
  const outboxState = useOutbox();
  const [rowId, setRowId] = useState(row?.id);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'sending'>('editing');
  const [notSaved, setNotSaved] = useState<OutboxErrorCode | null>(null);
  const [problem, setProblem] = useState<OutboxProblem | null>(row?.problem ?? null);

  const follow = async (id: string): Promise<void> => {
    const settled = await outbox.settled(id, connectivity.isOnline() ? WATCH_MS : 0);
    if (settled?.status === 'attention') {
      setPhase('editing');
      setProblem(settled.problem);
      return;
    }
    if (settled?.status === 'received') {
      await navigate({ to: '/issues/$id', params: { id: issue.id }, replace: true });
      return;
    }
    showToast({ title: toast.savedTitle, description: toast.savedText });
    await navigate({ to: '/outbox', replace: true });
  };
  const submit = async (ready: Ready): Promise<void> => {
    setNotSaved(null);
    setProblem(null);
    setPhase('saving');
    try {
      const waiting = outboxState?.rows.find(({ id }) => id === rowId);
      await drafts.hold();
      const id = await save(waiting, issue, { ...ready, ended: drafts.ended() });
      setRowId(id);
      setPhase('sending');
      await Promise.all([drafts.end(), forgetPreparation({ userId, issueId: issue.id })]);
      await follow(id);
    } catch (error) {
      setPhase('editing');
      drafts.release();
      const code = error instanceof OutboxError ? error.code : 'unavailable';
      setNotSaved(code);
      if (code !== 'signed_out') return;
      showError(toast.authTitle, toast.authText);
      await navigate({ to: '/auth' });
    }
  };
  return {
    isSaving: phase === 'saving',
    percent: phase === 'sending' ? toPercent(outboxState?.progress[rowId ?? '']) : null,
    notSaved,
    problem,
    submit,
  };
}

/** Queues a new proof, or replaces the queued one. */
async function save(
  row: OutboxRow | undefined,
  issue: { id: string; title: string },
  { body, files, ended }: Ready & { ended: readonly EndedDraft[] },
): Promise<string> {
  if (row?.operation !== 'submitProof' || row.status === 'received')
    return (await outbox.proof(issue, body, files, ended)).id;
  const { id, writtenAt } = row.body;
  await outbox.editQueued(row.id, { ...body, id, writtenAt }, files, ended);
  return row.id;
}
