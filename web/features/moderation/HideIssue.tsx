import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { call } from '#web/net/call.ts';
import { moderationContent as words } from './moderationContent.ts';
import { ReasonButton } from '#web/features/moderation/reasons/ReasonButton.tsx';

type HideIssueProps = { issueId: string; isHidden: boolean };

/** For ambassadors and operators: whether an issue is hidden, and a button that changes it. */
export function HideIssue({ issueId, isHidden }: HideIssueProps) {
  const button = (
    <ReasonButton
      words={{ ...words, ...(isHidden ? words.show : words.hide) }}
      place={{ kind: 'hide', issueId }}
      tone={isHidden ? 'primary' : 'danger'}
      send={(reason, idempotencyKey) => {
        const body = { isHidden: !isHidden, reason };
        return call(hideIssue, { params: { id: issueId }, body, idempotencyKey });
      }}
    />
  );
  if (!isHidden) return <Row>{button}</Row>;
  return (
    <Banner tone="warning" action={button}>
      {words.banner}
    </Banner>
  );
}
