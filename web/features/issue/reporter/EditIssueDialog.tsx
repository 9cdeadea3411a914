import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EditIssueRequest, IssueDetail } from '#schema/issues/issue.ts';
import { findDifferences, type FieldConflict } from '#sw/outbox/conflictOf.ts';
import type { OutboxProblem } from '#sw/outbox/outboxRow.ts';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { showError, showToast } from '#web/store/toastStore.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { editContent as editing } from './editContent.ts';
import { EditIssueForm } from './EditIssueForm.tsx';
import type { FormDraft } from '#web/device/drafts/useFormDraft.ts';
import { outbox } from '#web/device/outbox/outbox.ts';

type EditIssueDialogProps = { issue: IssueDetail; onClose: () => void };

/**
 * Edits an issue from the version it was opened with; mounted while open. After a concurrent edit
 * it shows the conflict and keeps the text; saving again applies to the newer version.
 */
export function EditIssueDialog({ issue, onClose }: EditIssueDialogProps) {
  const queryClient = useQueryClient();
  const edit = useIssueEdit(issue.id);
  // Live updates may bring a newer version under the open dialog; the edit started from this one.
  const version = useRef(issue.version);
  /** Null: no concurrent edit. Empty if the other version is unknown or equal. */
  const [conflict, setConflict] = useState<readonly FieldConflict[] | null>(null);

  const refused = async (changes: EditIssueRequest, problem: OutboxProblem | null) => {
    if (problem?.code !== 'version_conflict') {
      showError(editing.failed, problem?.detail);
      return;
    }
    // Offline the newer version is unknown: the next attempt is refused again, and looks once more.
    const current =
      problem.current ??
      (await queryClient.fetchQuery({ ...issueQuery(issue.id), staleTime: 0 }).catch(() => null))
        ?.data;
    if (current) version.current = current.version;
    setConflict(current ? findDifferences(changes, current) : []);
  };

  const save = (changes: EditIssueRequest, draft: FormDraft) =>
    edit.mutate(
      { changes: { ...changes, version: version.current }, draft },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'refused') {
            // The text is only in the form again.
            draft.release();
            draft.touch();
            void refused(changes, outcome.problem);
            return;
          }
          // Without room it was sent and never queued, so nothing has ended the draft.
          void draft.clear();
          if (outcome.kind === 'queued')
            showToast({ title: editing.queued, description: editing.queuedText });
          onClose();
        },
        onError: (error) => {
          draft.release();
          showError(editing.failed, errorMessage(error));
        },
      },
    );

  return (
    <Dialog onClose={onClose} title={editing.title} size="lg">
      <EditIssueForm
        issue={issue}
        conflict={conflict}
        isPending={edit.isPending}
        onSave={save}
        onCancel={onClose}
      />
    </Dialog>
  );
}

const ANSWER_WITHIN_MS = 10_000;

/** received: by the server. queued: on the device. refused: nothing was changed. */
type EditOutcome =
  | { kind: 'received' }
  | { kind: 'queued' }
  | { kind: 'refused'; problem: OutboxProblem | null };

type Edit = { changes: EditIssueRequest; draft: FormDraft };

/**
 * Saves a change through the outbox and waits a moment for the answer. A refused change is removed
 * from the outbox, because its author still has the form open.
 */
function useIssueEdit(issueId: string) {
  return useMutation({
    mutationFn: async ({ changes, draft }: Edit): Promise<EditOutcome> => {
      await draft.hold();
      const { id } = await outbox.edit(issueId, changes, { drafts: draft.ended() });
      const row = await outbox.settled(id, connectivity.isOnline() ? ANSWER_WITHIN_MS : 0);
      if (row === null) return { kind: 'queued' };
      if (row.status === 'received') return { kind: 'received' };
      await outbox.discard(id, draft.returned());
      return { kind: 'refused', problem: row.problem };
    },
  });
}
