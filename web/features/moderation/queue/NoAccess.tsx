import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { moderationQueueContent } from './moderationQueueContent.ts';

const { noAccess: words } = moderationQueueContent;

export function NoAccess() {
  return (
    <EmptyState
      headingLevel={2}
      title={words.title}
      description={words.text}
      action={<ButtonLink href="/issues">{words.action}</ButtonLink>}
    />
  );
}
