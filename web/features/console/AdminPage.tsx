import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { adminContent as content } from './content.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { siteSettingsQuery } from './siteSettingsQuery.ts';
import type { ResponseOf } from '#schema/defineEndpoint.ts';
import { SETUP_REASON, type getSiteSettings } from '#schema/site/siteSettings.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';

export function AdminPage() {
  return (
    <AdminFrame href="/admin/settings" words={content}>
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

const { changes: words } = content;
const COLUMNS = columnsOf(words, ['version', 'when', 'who', 'why']);

type Changes = ResponseOf<typeof getSiteSettings>['changes'];

function SiteChanges({ changes }: { changes: Changes }) {
  return (
    <FormSection heading={words.heading}>
      {changes.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          isStackedOnPhones
          columns={COLUMNS}
          rows={changes.map(({ version, changedAt, byName, reason }) => ({
            id: String(version),
            cells: {
              version,
              when: formatDateTime(changedAt),
              who: byName,
              why: reason === SETUP_REASON ? words.setUp : <UserText>{reason}</UserText>,
            },
          }))}
        />
      )}
    </FormSection>
  );
}
