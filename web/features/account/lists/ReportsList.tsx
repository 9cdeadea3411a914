import { useQuery } from '@tanstack/react-query';
import { OWN_LIST_PAGE_SIZE } from '#schema/limits.ts';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatDate, shortLocation } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { ProfileLine } from '#web/features/account/profile/ProfileLine.tsx';
import { ownListContent as words } from './content.ts';
import { filterOf } from './mineSearch.ts';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';

/** What the person has reported, and how it stands. */
export function ReportsList({ user, show, page, onPageChange }: OwnListProps) {
  const filter = filterOf('reports', show);
  const query = { reporterId: user.id, filter, page, pageSize: OWN_LIST_PAGE_SIZE };
  const note = useMoneyNote();
  const result = useQuery({ ...issuePageQuery(query), select: ({ data }) => data });
  return (
    <OwnPage
      list="reports"
      isFiltered={filter !== 'all'}
      result={result}
      onPageChange={onPageChange}
    >
      {({ id, title, status, createdAt, currentFunding, location }) => (
        <ProfileLine
          key={id}
          href={`/issues/${id}`}
          title={title}
          detail={[
            words.reported(formatDate(createdAt)),
            words.funded(formatMoney(currentFunding), note),
            shortLocation(location),
          ].join(' · ')}
          badge={<StatusBadge status={status} place="list" />}
        />
      )}
    </OwnPage>
  );
}
