import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { deskContent } from './deskContent.ts';

const { noAccess: words } = deskContent;

/** Says to everybody else for whom a page of the desk is. */
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
