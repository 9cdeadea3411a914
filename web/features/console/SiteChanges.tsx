import type { ResponseOf } from '#schema/defineEndpoint.ts';
import { SETUP_REASON, type getSiteSettings } from '#schema/siteSettings.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { adminContent } from './content.ts';

const { changes: words } = adminContent;
const COLUMNS = columnsOf(words, ['version', 'when', 'who', 'why']);

type Changes = ResponseOf<typeof getSiteSettings>['changes'];

/** Who changed the installation's settings, and why. */
export function SiteChanges({ changes }: { changes: Changes }) {
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
