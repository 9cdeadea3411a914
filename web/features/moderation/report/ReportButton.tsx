import { useLocation } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { reportContentWords as words } from './content.ts';

// Rarely needed: the form loads on demand.
const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog);

type ReportButtonProps = {
  kind: ReportedKind;
  subjectId: string;
  /** Own content cannot be reported. */
  authorId: string | null;
  authorName?: string;
};

/** Reports content to moderators; visitors sign in first. Nothing on one's own. */
export function ReportButton({ kind, subjectId, authorId, authorName }: ReportButtonProps) {
  const { user } = useCurrentUser();
  // Without the hash, which a painting server never sees.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isOpen, setIsOpen] = useState(false);
  if (user?.id === authorId) return null;
  const face = (
    <>
      <Flag aria-hidden="true" />
      <span>{words.button}</span>
      <VisuallyHidden>{` ${words.about(kind, authorName)}`}</VisuallyHidden>
    </>
  );
  if (!user)
    return <QuietLink href={`/auth?redirect=${encodeURIComponent(path)}`}>{face}</QuietLink>;
  return (
    <>
      <Quiet type="button" onClick={() => setIsOpen(true)}>
        {face}
      </Quiet>
      <Suspense>
        {isOpen && (
          <ReportDialog
            kind={kind}
            subjectId={subjectId}
            userId={user.id}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

const Quiet = styled.button`
  ${quietStyle}
`;

const QuietLink = styled(AppLink)`
  ${quietStyle}
`;
