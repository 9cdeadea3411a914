import type { Pledge } from '#schema/money/pledge.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { formatMoney } from '#web/data/format/formatMoney.ts';
import { pledgesContent } from './content.ts';
import { useWithdrawPledge } from './useWithdrawPledge.ts';

/** Lets a donor take a pledge back, after asking. */
export function WithdrawPledge({ pledge }: { pledge: Pledge }) {
  const withdrawal = useWithdrawPledge(pledge.issueId);
  const { withdraw } = pledgesContent;
  const amount = formatMoney(pledge.amount);
  return (
    <ConfirmedButton
      variant="ghost"
      aria-label={withdraw.label(amount)}
      words={{ ...withdraw, text: withdraw.text(amount), confirm: withdraw.confirm(amount) }}
      tone="danger"
      isPending={withdrawal.isPending}
      onConfirm={(close) => withdrawal.mutate(pledge.id, { onSettled: close })}
    />
  );
}
