import { useState } from 'react';
import type { Pledge } from '#schema/pledge.ts';
import { Button } from '#web/components/Button.tsx';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { formatUsd } from '#web/data/format.ts';
import { pledgesContent } from './content.ts';
import { useWithdrawPledge } from './useWithdrawPledge.ts';

/** Lets a donor take a pledge back, after asking. */
export function WithdrawPledge({ pledge }: { pledge: Pledge }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdrawal = useWithdrawPledge(pledge.issueId);
  const { withdraw } = pledgesContent;
  const amount = formatUsd(pledge.amount);
  return (
    <>
      <Button variant="ghost" aria-label={withdraw.label(amount)} onClick={() => setIsAsking(true)}>
        {withdraw.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={withdraw.title}
        description={withdraw.text(amount)}
        confirmLabel={withdraw.confirm(amount)}
        cancelLabel={withdraw.cancel}
        pendingLabel={withdraw.pending}
        tone="danger"
        isPending={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate(pledge.id, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
