import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { adminContent as content } from './content.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SiteChanges } from './SiteChanges.tsx';
import { siteSettingsQuery } from './siteSettingsQuery.ts';

/** The installation's settings and the history of their changes. */
export function AdminPage() {
  return (
    <AdminFrame href="/admin" words={content}>
      <Settings />
    </AdminFrame>
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
