import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { deskContent } from './deskContent.ts';

const { noAccess: words } = deskContent;

/** Tells everybody else for whom the page is meant. */
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
