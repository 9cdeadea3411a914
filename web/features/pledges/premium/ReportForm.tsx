import { deliverPremium, premiumReportForm } from '#schema/money/premium.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { call } from '#web/net/call.ts';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { premiumContent } from './content.ts';

const { deliver: content } = premiumContent;
const EMPTY = { report: '' };

type ReportFormProps = { issueId: string; orderId: string; userId: string };

/** The report of an ordered validator; kept on the device until it is delivered. */
export function ReportForm({ issueId, orderId, userId }: ReportFormProps) {
  const { field, draft, isPending, submit } = useActionForm({
    rule: premiumReportForm,
    empty: EMPTY,
    place: { kind: 'premium', userId, issueId },
    words: content,
    changes: [{ topic: 'issue', id: issueId }],
    showsFieldErrors: true,
    send: (body, idempotencyKey) =>
      call(deliverPremium, { params: { id: orderId }, body, idempotencyKey }),
  });
  return (
    <Card padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <h3>{content.title}</h3>
          <p>{content.intro}</p>
          <TextArea label={content.label} rows={6} {...field('report')} />
          <Row gap={3}>
            <SubmitButton words={content} isPending={isPending} />
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
