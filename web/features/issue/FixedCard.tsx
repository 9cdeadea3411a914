import { sayFixed } from '#schema/case/fixed.ts';
import type { FixedQuestion } from '#schema/issues/responsible.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDate } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { fixedContent as words } from './fixedContent.ts';

type FixedCardProps = { issueId: string; question: FixedQuestion };

/** "Is it fixed?", for the reporter and the donors, as long as it is asked. */
export function FixedCard({ issueId, question }: FixedCardProps) {
  const { bodyName, endsAt, said } = question;
  const now = useServerNow();
  const { mutate, isPending } = useAction({
    send: (isFixed: boolean, idempotencyKey) =>
      call(sayFixed, { params: { id: issueId }, body: { isFixed }, idempotencyKey }),
    words: { failed: words.failed },
    outcomeWords: ({ isCompleted }) => ({ done: isCompleted ? words.completed : words.done }),
    changes: [
      { topic: 'issue', id: issueId },
      { topic: 'pledges', id: issueId },
    ],
  });
  if (new Date(endsAt) <= now) return null;
  const day = formatDate(endsAt);
  return (
    <Card>
      <Stack gap={3}>
        <strong>{bodyName === null ? words.found : words.question(bodyName)}</strong>
        <Muted>{bodyName === null ? words.foundUntil(day) : words.until(day)}</Muted>
        {said !== null && <output>{said ? words.saidYes : words.saidNo}</output>}
        <Row gap={3}>
          <Button disabled={isPending || said === true} onClick={() => mutate(true)}>
            {words.yes}
          </Button>
          <Button disabled={isPending || said === false} onClick={() => mutate(false)}>
            {words.no}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
