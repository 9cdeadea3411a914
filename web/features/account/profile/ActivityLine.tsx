import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { NetworkError } from '#web/net/callErrors.ts';
import { formatDate, shortLocation } from '#web/format/format.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { profileContent } from './content.ts';
import { ProfileLine } from './ProfileLine.tsx';
import type { Activity } from './recentActivity.ts';

const { did, gone, unreachable } = profileContent.overview;

/** One issue, and what the person last did there. */
export function ActivityLine({ issueId, kind, at }: Activity) {
  const { data, isPending, error } = useQuery(issueQuery(issueId));
  const issue = data?.data;
  const missing = error instanceof NetworkError ? unreachable : gone;
  const detail = [did[kind], formatDate(at), ...(issue ? [shortLocation(issue.location)] : [])];
  return (
    <ProfileLine
      href={`/issues/${issueId}`}
      title={isPending ? undefined : (issue?.title ?? missing)}
      detail={detail.join(' · ')}
      badge={issue && <StatusBadge status={issue.status} place="list" />}
    />
  );
}
