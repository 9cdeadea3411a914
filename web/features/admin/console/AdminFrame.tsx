import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { usePageMeta } from '#web/data/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { AdminNav, opensPart } from './AdminNav.tsx';
import { consoleContent } from './consoleContent.ts';

type AdminFrameProps = {
  /** Of the part. */
  href: string;
  words: { title: string; subtitle: string };
  children: ReactNode;
};

const { noAccess } = consoleContent;

/** A part of the administration below the way to the others; shown to those whose role opens it. */
export function AdminFrame({ href, words, children }: AdminFrameProps) {
  const { user } = useCurrentUser();
  usePageMeta(words.title, words.subtitle);
  return (
    <Page>
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

/** As tall as the window, so that the footer does not jump when a list comes. */
const Page = styled(Container)`
  min-height: 100dvh;
  padding-block-end: ${theme.space[16]};
`;
