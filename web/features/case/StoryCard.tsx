import { tellStory } from '#schema/issues/story.ts';
import type { CaseView } from '#schema/verification/verification.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { call } from '#web/net/call.ts';
import { verificationContent } from './content.ts';
import { useDecision } from '#web/features/moderation/reasons/useDecision.ts';

const { story: words } = verificationContent;

/** Lets the reporter of a completed issue say whether the site may tell of it. */
export function StoryCard({ view }: { view: CaseView }) {
  const { issueId, viewer } = view;
  const telling = useDecision({
    issueId,
    words,
    send: (isTold: boolean, idempotencyKey) =>
      call(tellStory, { params: { id: issueId }, body: { isTold }, idempotencyKey }),
  });
  return (
    <Card as="section">
      <CheckboxField
        label={words.label}
        hint={words.hint}
        checked={viewer.isStoryTold}
        disabled={telling.isPending}
        onChange={({ target }) => telling.mutate(target.checked)}
      />
    </Card>
  );
}
