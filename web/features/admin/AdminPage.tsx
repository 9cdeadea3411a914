import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { usePageMeta } from '#web/data/site/usePageMeta.ts';
import { adminContent as content } from './content.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SiteChanges } from './SiteChanges.tsx';
import { siteSettingsQuery } from './siteSettingsQuery.ts';

const { noAccess } = content;

/** What operators say about the installation, and who said what before. */
export function AdminPage() {
  const { user } = useCurrentUser();
  usePageMeta(content.title, content.subtitle);
  return (
    <Container>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      {user?.accountRole === 'operator' ? (
        <Settings />
      ) : (
        <EmptyState
          headingLevel={2}
          title={noAccess.title}
          description={noAccess.text}
          action={<ButtonLink href="/help">{noAccess.action}</ButtonLink>}
        />
      )}
    </Container>
  );
}

function Settings() {
  const { data, isPending, refetch } = useQuery(siteSettingsQuery());
  if (isPending) return <Skeleton height="40rem" shape="block" />;
  if (!data) return <LoadFailure words={content} onRetry={refetch} />;
  return (
    <>
      <SettingsForm known={data} />
      <SiteChanges changes={data.changes} />
    </>
  );
}
