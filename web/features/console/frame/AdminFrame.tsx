import type { ReactNode } from 'react';
import { Page } from '#web/components/layout/Page.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { AdminNav, opensPart } from './AdminNav.tsx';
import { consoleContent } from './consoleContent.ts';

type AdminFrameProps = {
  /** Of the current section. */
  href: string;
  words: { title: string; subtitle: string };
  children: ReactNode;
};

const { noAccess } = consoleContent;

/** A section of the administration; only for roles that may open it. */
export function AdminFrame({ href, words, children }: AdminFrameProps) {
  const { user } = useCurrentUser();
  usePageMeta(words.title, words.subtitle);
  return (
    <Page endGap={16}>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {user && <AdminNav role={user.accountRole} current={href} />}
      {user && opensPart(user.accountRole, href) ? (
        children
      ) : (
        <EmptyState
          headingLevel={2}
          title={noAccess.title}
          description={noAccess.text}
          action={<ButtonLink href="/help">{noAccess.action}</ButtonLink>}
        />
      )}
    </Page>
  );
}
