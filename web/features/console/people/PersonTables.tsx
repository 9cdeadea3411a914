import type { PersonRecord } from '#schema/console/people.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDateTime } from '#web/format/format.ts';
import { peopleContent } from './peopleContent.ts';
import { roleText } from './PersonState.tsx';

const { decisions: decided, flags: flagged, roleHistory, record, columns } = peopleContent;

const DECISION_COLUMNS = columnsOf(decided, ['what', 'about', 'why', 'by', 'when']);

const FLAG_COLUMNS = [
  { key: 'what', label: flagged.what },
  { key: 'why', label: decided.why },
  { key: 'by', label: decided.by },
  { key: 'when', label: decided.when },
] as const;

const ROLE_COLUMNS = [
  { key: 'what', label: columns.role },
  { key: 'by', label: record.columns.by },
  { key: 'when', label: record.columns.when },
] as const;

/** Moderation decisions about the person's content. */
export function DecisionsTable({ decisions }: Pick<PersonRecord, 'decisions'>) {
  if (decisions.length === 0) return <p>{decided.empty}</p>;
  return (
    <>
      <DataTable
        caption={decided.caption}
        isCaptionHidden
        isStackedOnPhones
        columns={DECISION_COLUMNS}
        rows={decisions.map(
          ({ id, kind, issueId, choice, reason, byName, decidedAt, isUndone }) => {
            const what = decided.choices[choice];
            const about = decided.kinds[kind];
            return {
              id,
              cells: {
                what: isUndone ? decided.undone(what) : what,
                about:
                  issueId === null ? about : <AppLink href={`/issues/${issueId}`}>{about}</AppLink>,
                why: <UserText>{reason}</UserText>,
                by: byName ?? '',
                when: formatDateTime(decidedAt),
              },
            };
          },
        )}
      />
      <AppLink href="/desk/moderation">{decided.queue}</AppLink>
    </>
  );
}

/** Ambassadors' reports about the account, with their outcome. */
export function FlagsTable({ flags }: Pick<PersonRecord, 'flags'>) {
  if (flags.length === 0) return <p>{flagged.empty}</p>;
  return (
    <DataTable
      caption={flagged.caption}
      isCaptionHidden
      isStackedOnPhones
      columns={FLAG_COLUMNS}
      rows={flags.map(({ id, reason, byName, raisedAt, settled, lift }) => ({
        id,
        cells: {
          what: lift
            ? flagged.lifted(lift.byName, lift.reason)
            : flagged.settled[settled ?? 'open'],
          why: <UserText>{reason}</UserText>,
          by: byName,
          when: formatDateTime(raisedAt),
        },
      }))}
    />
  );
}

/** Roles granted, and by whom. */
export function RolesTable({ roles }: Pick<PersonRecord, 'roles'>) {
  if (roles.length === 0) return <p>{roleHistory.empty}</p>;
  return (
    <DataTable
      caption={roleHistory.caption}
      isCaptionHidden
      isStackedOnPhones
      columns={ROLE_COLUMNS}
      rows={roles.map((role, at) => ({
        id: String(at),
        cells: {
          what: roleText(role),
          by: role.byName ?? roleHistory[role.isByProvider ? 'provider' : 'commandLine'],
          when: formatDateTime(role.grantedAt),
        },
      }))}
    />
  );
}
