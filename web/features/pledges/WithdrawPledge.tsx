import { withdrawPledge, type Pledge } from '#schema/money/pledge.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { formatMoney } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { pledgesContent } from './content.ts';

/** Lets a donor take a pledge back, after asking. */
export function WithdrawPledge({ pledge }: { pledge: Pledge }) {
  const { withdraw } = pledgesContent;
  const withdrawal = useAction({
    words: withdraw,
    changes: [{ topic: 'pledges', id: pledge.issueId }],
    send: (_: void, idempotencyKey) =>
      call(withdrawPledge, { params: { id: pledge.id }, idempotencyKey }),
  });
  const amount = formatMoney(pledge.amount);
  return (
    <ConfirmedButton
      variant="ghost"
      aria-label={withdraw.label(amount)}
      words={{ ...withdraw, text: withdraw.text(amount), confirm: withdraw.confirm(amount) }}
      tone="danger"
      isPending={withdrawal.isPending}
      onConfirm={(close) => withdrawal.mutate(undefined, { onSettled: close })}
    />
  );
}
