import { useQuery } from '@tanstack/react-query';
import { movePledge, type Pledge } from '#schema/case/pledge.ts';
import { ConfirmedButton } from '#web/components/actions/ConfirmedButton.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { ownPledgesQuery } from '#web/features/pledges/queries.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { mergingContent } from './content.ts';

const { money: words } = mergingContent;

type MovablePledgesProps = { issueId: string; intoId: string; userId: string };

/** One's own pledges to a merged issue, each movable. */
export function MovablePledges({ issueId, intoId, userId }: MovablePledgesProps) {
  const { data: pledges } = useQuery(ownPledgesQuery(issueId, userId));
  const moving = useAction({
    words,
    changes: [
      { topic: 'pledges', id: issueId },
      { topic: 'pledges', id: intoId },
    ],
    send: (id: string, idempotencyKey) => call(movePledge, { params: { id }, idempotencyKey }),
  });
  return pledges?.map((pledge) => (
    <Banner
      key={pledge.id}
      tone="warning"
      action={
        <ConfirmedButton
          words={pledgeText(pledge)}
          isPending={moving.isPending}
          onConfirm={(close) => moving.mutate(pledge.id, { onSettled: close })}
        />
      }
    >
      {pledge.refundDueAt
        ? words.until(formatMoney(pledge.amount), formatDate(pledge.refundDueAt))
        : words.text(formatMoney(pledge.amount))}
    </Banner>
  ));
}

function pledgeText({ amount, refundDueAt }: Pledge) {
  const sum = formatMoney(amount);
  const date = refundDueAt && formatDate(refundDueAt);
  return { ...words, text: words.question(sum, date), confirm: words.confirm(sum) };
}
