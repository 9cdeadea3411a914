import { withdrawProposal } from '#schema/issues/proposal.ts';
import { call } from '#web/data/server/call.ts';
import { useAction } from '#web/data/server/useAction.ts';
import { proposalsContent } from './content.ts';

/** Withdraws the person's proposal by its id, or the work it was chosen for. */
export function useWithdrawProposal(issueId: string) {
  return useAction({
    words: proposalsContent.withdraw,
    changes: [
      { topic: 'proposals', id: issueId },
      { topic: 'issue', id: issueId },
    ],
    send: (id: string, idempotencyKey) =>
      call(withdrawProposal, { params: { id }, idempotencyKey }),
  });
}
