import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { formatUsd, shortLocation } from '#web/data/format/format.ts';
import { followedPageQuery } from '#web/data/queries/profileQueries.ts';
import { ProfileLine } from '../ProfileLine.tsx';
import { ownListContent as words } from './content.ts';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';

/** The issues that the person follows, and how they stand. */
export function FollowingList({ user, page, onPageChange }: OwnListProps) {
  const result = useQuery(followedPageQuery(user.id, page));
  return (
    <OwnPage list="following" isFiltered={false} result={result} onPageChange={onPageChange}>
      {({ id, title, status, currentFunding, location }) => (
        <ProfileLine
          key={id}
          href={`/issues/${id}`}
          title={title}
          detail={[words.funded(formatUsd(currentFunding)), shortLocation(location)].join(' · ')}
          badge={<StatusBadge status={status} place="list" />}
        />
      )}
    </OwnPage>
  );
}
