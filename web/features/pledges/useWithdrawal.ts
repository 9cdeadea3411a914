import { withdrawPledge } from '#schema/case/pledge.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { withdrawContent as words } from './withdrawContent.ts';

/** Props of a button that withdraws a pledge after a confirmation. */
export function useWithdrawal(pledge: { id: string; issueId: string; amount: string }) {
  const withdrawal = useAction({
    words,
    changes: [{ topic: 'pledges', id: pledge.issueId }],
    send: (_: void, idempotencyKey) =>
      call(withdrawPledge, { params: { id: pledge.id }, idempotencyKey }),
  });
  const amount = formatMoney(pledge.amount);
  return {
    'aria-label': words.label(amount),
    words: { ...words, text: words.text(amount), confirm: words.confirm(amount) },
    isPending: withdrawal.isPending,
    onConfirm: (close: () => void) => withdrawal.mutate(undefined, { onSettled: close }),
  };
}
