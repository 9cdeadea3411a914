import { withdrawProposal } from '#schema/case/proposal.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { proposalsContent } from './content.ts';

type WithdrawProposalProps = {
  proposalId: string;
  issueId: string;
  words: Record<'button' | 'title' | 'text' | 'confirm' | 'cancel' | 'pending', string>;
};

/** Withdraws a proposal, or the work it was chosen for, after confirmation. */
export function WithdrawProposal({ proposalId, issueId, words }: WithdrawProposalProps) {
  const withdrawal = useAction({
    words: proposalsContent.withdraw,
    changes: [
      { topic: 'proposals', id: issueId },
      { topic: 'issue', id: issueId },
    ],
    send: (_: void, idempotencyKey) =>
      call(withdrawProposal, { params: { id: proposalId }, idempotencyKey }),
  });
  return (
    <div>
      <ConfirmedButton
        words={words}
        tone="danger"
        isPending={withdrawal.isPending}
        onConfirm={(close) => withdrawal.mutate(undefined, { onSettled: close })}
      />
    </div>
  );
}
