import { useLocation } from '@tanstack/react-router';
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { type PledgePayment, getPledgePayment } from '#schema/case/pledge.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { ApiError } from '#web/net/callErrors.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { paymentContent as content } from './content.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/net/call.ts';
import { refresh } from '#web/net/refresh.ts';

const SIGNS = { awaited: Clock, received: CircleCheck, returned: Undo2, expired: CircleX };

/** Return page of the payment provider: whether the money has arrived. */
export function PaymentPage() {
  usePageMeta(content.title, content.subtitle);
  const id = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('id') ?? '',
  });
  return (
    <Container>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <Payment id={id} key={id} />
    </Container>
  );
}

function Payment({ id }: { id: string }) {
  const { data, isPending, error, refetch } = usePledgePayment(id);
  if (isPending)
    return (
      <div>
        <VisuallyHidden as="output">{content.loading}</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  // The server answered: no such payment, or not this person's.
  if (!data && error instanceof ApiError && error.status < 500)
    return (
      <EmptyState
        headingLevel={2}
        title={content.missing}
        description={content.missingText}
        action={<ButtonLink href="/issues">{content.toIssues}</ButtonLink>}
      />
    );
  if (!data) return <LoadFailure words={content} onRetry={refetch} />;
  return (
    <output>
      <Standing payment={data} />
    </output>
  );
}

/** Received or returned money may have moved on since. */
function chooseWords({ state, pledge }: PledgePayment): keyof typeof content.states {
  if (state === 'received' && pledge === 'spent') return 'spent';
  return state === 'returned' && pledge === 'charged_back' ? 'chargedBack' : state;
}

function Standing({ payment }: { payment: PledgePayment }) {
  const { state, issueId, amount, checkoutUrl } = payment;
  const Sign = SIGNS[state];
  const { title, text } = content.states[chooseWords(payment)];
  return (
    <EmptyState
      headingLevel={2}
      icon={<Sign aria-hidden="true" />}
      title={title}
      description={text(formatMoney(amount))}
      action={
        <Row gap={2} justify="center">
          <ButtonLink
            variant={state === 'received' ? 'primary' : 'secondary'}
            href={`/issues/${issueId}#pledges`}
          >
            {content.toIssue}
          </ButtonLink>
          {checkoutUrl !== null && <ButtonLink href={checkoutUrl}>{content.pay}</ButtonLink>}
          {state === 'expired' && (
            <ButtonLink variant="primary" href={`/issues/${issueId}#pledge`}>
              {content.again}
            </ButtonLink>
          )}
        </Row>
      }
    />
  );
}

const LOOK_AGAIN_MS = 2_000;

/**
 * State of a pledge's payment, polled while pending. Once paid, queries about the issue's money are
 * refetched.
 */
function usePledgePayment(id: string) {
  const queryClient = useQueryClient();
  const result = useQuery({
    queryKey: ['pledgePayment', id],
    queryFn: ({ signal }) => call(getPledgePayment, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'awaited' ? LOOK_AGAIN_MS : false),
  });
  const { state, issueId } = result.data ?? {};
  useEffect(() => {
    if (state !== 'received' || issueId === undefined) return;
    void refresh(queryClient, [{ topic: 'pledges', id: issueId }]);
  }, [state, issueId, queryClient]);
  return result;
}
