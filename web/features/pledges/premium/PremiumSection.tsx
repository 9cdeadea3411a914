import { useQuery } from '@tanstack/react-query';
import { type PremiumOrder, deliverPremium, premiumReportForm } from '#schema/case/premium.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDate } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { premiumQuery } from '#web/features/pledges/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { premiumContent as content } from './content.ts';
import { OrderForm } from './OrderForm.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { call } from '#web/net/call.ts';
import { joinTexts } from '#web/format/joinTexts.ts';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';

/** Independent reports on an issue; nothing where there are none and none can be ordered. */
export function PremiumSection({ issueId }: { issueId: string }) {
  const { data } = useQuery(premiumQuery(issueId));
  const { user } = useCurrentUser();
  if (!data) return null;
  const { orders, viewer } = data;
  if (orders.length === 0 && !viewer.mayOrder) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="independent-reports">
      <div>
        <h2 id="independent-reports">{content.title}</h2>
        <Muted>{content.intro}</Muted>
      </div>
      {viewer.deliverableId !== null && user && (
        <ReportForm issueId={issueId} orderId={viewer.deliverableId} userId={user.id} />
      )}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {viewer.mayOrder && (
        <Disclosure summary={content.order.summary}>
          <OrderForm issueId={issueId} />
        </Disclosure>
      )}
    </Stack>
  );
}

function OrderCard({ order }: { order: PremiumOrder }) {
  const { payerName, validatorId, validatorName, fee, status, orderedAt, report } = order;
  return (
    <Card>
      <Stack gap={2}>
        <Row gap={3} justify="space-between">
          <AppLink href={`/users/${validatorId}`}>{content.by(validatorName)}</AppLink>
          <Badge>{content.states[status]}</Badge>
        </Row>
        {report !== null && <UserText>{report}</UserText>}
        <Muted>
          {joinTexts(
            content.ordered(payerName, formatMoney(fee), formatDate(orderedAt)),
            orderOutcome(order),
          )}
        </Muted>
      </Stack>
    </Card>
  );
}

function orderOutcome({ status, fee, deliveredAt }: PremiumOrder): string {
  const { outcome } = content;
  if (status === 'paid') return outcome.paid(formatDate(deliveredAt));
  return status === 'refunded' ? outcome.refunded(formatMoney(fee)) : outcome.awaiting;
}

const { deliver: deliverWords } = content;
const EMPTY = { report: '' };

type ReportFormProps = { issueId: string; orderId: string; userId: string };

/** For the ordered validator; a draft is kept until delivery. */
function ReportForm({ issueId, orderId, userId }: ReportFormProps) {
  const { field, draft, isPending, submit } = useActionForm({
    rule: premiumReportForm,
    empty: EMPTY,
    place: { kind: 'premium', userId, issueId },
    words: deliverWords,
    changes: [{ topic: 'issue', id: issueId }],
    showsFieldErrors: true,
    send: (body, idempotencyKey) =>
      call(deliverPremium, { params: { id: orderId }, body, idempotencyKey }),
  });
  return (
    <Card padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <h3>{deliverWords.title}</h3>
          <p>{deliverWords.intro}</p>
          <TextArea label={deliverWords.label} rows={6} {...field('report')} />
          <Row gap={3}>
            <SubmitButton words={deliverWords} isPending={isPending} />
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
