import { useMutation } from '@tanstack/react-query';
import type { EditIssueRequest } from '#schema/issues/issue.ts';
import type { OutboxProblem } from '#sw/outbox/outboxRow.ts';
import { outbox } from '#web/device/outbox/outbox.ts';

const ANSWER_WITHIN_MS = 10_000;

/** received: the server has it. queued: it waits on the device. refused: nothing was changed. */
export type EditOutcome =
  | { kind: 'received' }
  | { kind: 'queued' }
  | { kind: 'refused'; problem: OutboxProblem | null };

/**
 * Saves a change of an issue through the outbox and waits a moment for the answer. A refused change
 * is taken back out of the outbox, because the person who wrote it is still looking at the form.
 */
export function useIssueEdit(issueId: string) {
  return useMutation({
    mutationFn: async (changes: EditIssueRequest): Promise<EditOutcome> => {
      const { id } = await outbox.edit(issueId, changes);
      const row = await outbox.settled(id, navigator.onLine ? ANSWER_WITHIN_MS : 0);
      if (row === null) return { kind: 'queued' };
      if (row.status === 'received') return { kind: 'received' };
      await outbox.discard(id);
      return { kind: 'refused', problem: row.problem };
    },
  });
}
