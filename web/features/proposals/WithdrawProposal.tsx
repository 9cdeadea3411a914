import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { useWithdrawProposal } from './useWithdrawProposal.ts';

type WithdrawProposalProps = {
  proposalId: string;
  issueId: string;
  words: Record<'button' | 'title' | 'text' | 'confirm' | 'cancel' | 'pending', string>;
};

/** Lets solvers withdraw their proposal, or the work it was chosen for, after confirming. */
export function WithdrawProposal({ proposalId, issueId, words }: WithdrawProposalProps) {
  const withdrawal = useWithdrawProposal(issueId);
  return (
    <div>
      <ConfirmedButton
        words={words}
        tone="danger"
        isPending={withdrawal.isPending}
        onConfirm={(close) => withdrawal.mutate(proposalId, { onSettled: close })}
      />
    </div>
  );
}
