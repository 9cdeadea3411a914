import { useState } from 'react';
import { styled } from 'styled-components';
import { APPEAL_OUTCOMES, CHOICES_OF, type ModerationChoice } from '#schema/moderation/choices.ts';
import { decideModeration, settleAppeal, type ModerationCase } from '#schema/moderation/queue.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { call } from '#web/net/call.ts';
import { useAction } from '#web/net/useAction.ts';
import { Statements } from '#web/features/moderation/reasons/Statements.tsx';
import {
  ReasonedForm,
  type ReasonedDecision,
} from '#web/features/moderation/reasons/ReasonedForm.tsx';
import { listChanges } from '#web/features/moderation/reasons/useDecision.ts';
import { theme } from '#web/theme/theme.ts';
import { moderationQueueContent as words } from './moderationQueueContent.ts';

type Props = { moderationCase: ModerationCase };

/** Decisions so far, and those left for a moderator who is not involved. */
export function CaseDecision({ moderationCase }: Props) {
  const { decision, appeal, hasStake } = moderationCase;
  const waits = decision === null || appeal?.outcome === null;
  return (
    <>
      <SoFar moderationCase={moderationCase} />
      {waits && hasStake && <Muted>{words.stake}</Muted>}
      {decision === null && !hasStake && <Decide moderationCase={moderationCase} />}
      {appeal?.outcome === null && !hasStake && <Settle moderationCase={moderationCase} />}
    </>
  );
}

function SoFar({ moderationCase: { decision, appeal } }: Props) {
  if (decision === null) return null;
  const { choice, byName, decidedAt, reason } = decision;
  const head = words.decided(words.options[choice], byName, formatDateTime(decidedAt));
  const items = [{ id: 'decision', head, text: reason }];
  if (appeal) {
    const { text, appealedAt, outcome, reason: answer } = appeal;
    items.push({ id: 'appeal', head: words.appealed(formatDateTime(appealedAt)), text });
    if (outcome !== null)
      items.push({ id: 'answer', head: words.settled[outcome], text: answer ?? '' });
  }
  return (
    <Stack as="section" gap={3}>
      <h4>{words.soFar}</h4>
      <Statements items={items} />
    </Stack>
  );
}

/** Hiding affects lists, discussions and money; other measures only the queue. */
const changesIn = (issueId: string | null) => [
  ...listChanges(issueId),
  ...(issueId === null ? [] : [{ topic: 'chat' as const, id: issueId }]),
];

type Decision = ReasonedDecision<ModerationChoice> & { photoIds: string[] };

/** Measures after which nothing can be restored. */
const HIDING: ReadonlySet<ModerationChoice> = new Set(['hide_message', 'hide_proposal']);

function Decide({ moderationCase: { id, kind, issueId, isIssueHidden, content } }: Props) {
  const photos = content.photos.filter(({ isRedacted }) => !isRedacted);
  const [ticked, setTicked] = useState<readonly string[]>(
    photos.length === 1 ? photos.map((photo) => photo.id) : [],
  );
  const photoIds = photos.map((photo) => photo.id).filter((one) => ticked.includes(one));
  const deciding = useAction({
    words: words.decision,
    changes: changesIn(issueId),
    send: (body: Decision, idempotencyKey) =>
      call(decideModeration, { params: { id }, body, idempotencyKey }),
  });
  const choices = CHOICES_OF[kind].filter((choice) => {
    if (choice === 'redact_photo') return photoIds.length > 0;
    if (choice === 'hide_issue') return !isIssueHidden && !content.isGone;
    return !HIDING.has(choice) || !content.isGone;
  });
  return (
    <>
      {photos.length > 0 && CHOICES_OF[kind].includes('redact_photo') && (
        <fieldset>
          <Legend>{words.tick}</Legend>
          {content.photos.map((photo, at) =>
            photo.isRedacted ? null : (
              <CheckboxField
                key={photo.id}
                label={words.photo(formatNumber(at + 1))}
                checked={ticked.includes(photo.id)}
                onChange={({ target }) =>
                  setTicked((now) =>
                    target.checked ? [...now, photo.id] : now.filter((one) => one !== photo.id),
                  )
                }
              />
            ),
          )}
        </fieldset>
      )}
      <ReasonedForm
        words={words.decision}
        choices={choices}
        place={{ kind: 'moderation', issueId: id }}
        isPending={deciding.isPending}
        onConfirm={(decision, callbacks) => deciding.mutate({ ...decision, photoIds }, callbacks)}
      />
    </>
  );
}

type Answer = ReasonedDecision<(typeof APPEAL_OUTCOMES)[number]>;

function Settle({ moderationCase: { id, issueId } }: Props) {
  const settling = useAction({
    words: words.settling,
    changes: changesIn(issueId),
    send: ({ choice: outcome, reason }: Answer, idempotencyKey) =>
      call(settleAppeal, { params: { id }, body: { outcome, reason }, idempotencyKey }),
  });
  return (
    <ReasonedForm
      words={words.settling}
      choices={APPEAL_OUTCOMES}
      place={{ kind: 'moderationAnswer', issueId: id }}
      isPending={settling.isPending}
      onConfirm={settling.mutate}
    />
  );
}

const Legend = styled.legend`
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
`;
