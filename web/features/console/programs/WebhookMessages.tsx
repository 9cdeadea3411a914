import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listWebhookDeliveries,
  type Webhook,
  type WebhookDelivery,
} from '#schema/partners/webhooks.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { RepeatMessage } from './WebhookDialogs.tsx';
import { webhooksContent } from './webhooksContent.ts';

const { messages: words, events, states } = webhooksContent;
const COLUMNS = columnsOf(words.columns, ['event', 'when', 'state', 'answer', 'tries', 'act']);

/** The newest messages to an address, with what it answered. */
export function WebhookMessages({ webhook: { id, url } }: { webhook: Webhook }) {
  const { data, isPending, refetch } = useQuery(
    freshQuery(queryKeys.console('webhookMessages', { id }), listWebhookDeliveries, {
      params: { id },
    }),
  );
  const [repeated, setRepeated] = useState<WebhookDelivery | null>(null);
  if (isPending) return <Skeleton lines={3} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  if (data.length === 0) return <Muted>{words.empty}</Muted>;
  return (
    <>
      <DataTable
        caption={words.caption(url)}
        isCaptionHidden
        isStackedOnPhones
        columns={COLUMNS}
        rows={data.map((one) => ({ id: one.id, cells: cellsFor(one, () => setRepeated(one)) }))}
      />
      {repeated && <RepeatMessage id={repeated.id} onClose={() => setRepeated(null)} />}
    </>
  );
}

function cellsFor(message: WebhookDelivery, onRepeat: () => void) {
  const { event, issueId, happenedAt, state, attemptCount, nextAt, answer } = message;
  const when = formatDateTime(happenedAt);
  return {
    event: <AppLink href={`/issues/${issueId}`}>{events[event]}</AppLink>,
    when,
    state: (
      <>
        <div>{states[state]}</div>
        {nextAt !== null && <Muted as="div">{words.next(formatDateTime(nextAt))}</Muted>}
      </>
    ),
    answer: answer === null ? words.unanswered : <bdi>{answer}</bdi>,
    tries: formatNumber(attemptCount),
    act: attemptCount > 0 && (
      <Button aria-label={words.repeatLabel(events[event], when)} onClick={onRepeat}>
        {words.repeat}
      </Button>
    ),
  };
}
