import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PROFILE_RECENT_ISSUES } from '#schema/limits.ts';
import type { User } from '#schema/people/user.ts';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { formatMoment, formatNumber, formatDate, shortLocation } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';
import { mineHref } from '#web/features/account/lists/mineSearch.ts';
import { OwnListLinks } from '#web/features/account/lists/OwnListLinks.tsx';
import { OwnReputation } from './OwnReputation.tsx';
import { ProfileLine, ProfileLines } from './ProfileLine.tsx';
import type { ProfileStat } from './profileStats.ts';
import type { Activity } from './recentActivity.ts';
import { useProfile } from './useProfile.ts';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { NetworkError } from '#web/net/callErrors.ts';
import { issueQuery } from '#web/features/issues/queries.ts';

const { overview, stats: labels } = profileContent;
const UNKNOWN = '–';

/** Page that lists what the figure counts. */
const LISTS: Record<ProfileStat['key'], string> = {
  issuesReported: mineHref('reports'),
  resolvedIssues: mineHref('reports', 'completed'),
  issuesSupported: mineHref('pledges'),
  totalDonations: mineHref('pledges'),
  votesCast: mineHref('votes'),
  issuesSolved: '/profile?section=proposals',
  completedSolutions: '/profile?section=proposals',
  proposalsSubmitted: '/profile?section=proposals',
};

/** Three figures and the latest issues. */
export function Overview({ user }: { user: User }) {
  const { stats, activity, age, hasFailed, retry } = useProfile(user);
  return (
    <Stack gap={8}>
      {age && <Banner tone="offline">{profileContent.offline(formatMoment(age))}</Banner>}
      <section aria-label={overview.statsLabel}>
        <Figures>
          {stats.map((stat) => (
            <Figure key={stat.key} stat={stat} hasFailed={hasFailed} />
          ))}
        </Figures>
        <OwnListLinks />
      </section>
      <section>
        <SectionHeading>{overview.activity}</SectionHeading>
        {hasFailed && !activity ? (
          <LoadFailure headingLevel={3} onRetry={retry} />
        ) : (
          <RecentActivity activity={activity} user={user} />
        )}
      </section>
      <OwnReputation userId={user.id} />
    </Stack>
  );
}

function Figure({ stat, hasFailed }: { stat: ProfileStat; hasFailed: boolean }) {
  const { data: settings } = useQuery(settingsQuery());
  const isMoney = stat.kind === 'money';
  const text = isMoney
    ? stat.value && formatMoney(stat.value)
    : stat.value !== undefined && formatNumber(stat.value);
  const isTestMoney = isMoney && settings?.payments === 'sandbox';
  return (
    <Stat
      label={labels[stat.key]}
      href={LISTS[stat.key]}
      value={text || UNKNOWN}
      isLoading={stat.value === undefined && !hasFailed}
      hint={isTestMoney ? labels.testMoney : undefined}
    />
  );
}

function LoadingLines() {
  return (
    <ProfileLines aria-hidden="true">
      {Array.from({ length: PROFILE_RECENT_ISSUES }, (_, index) => (
        <ProfileLine key={index} href="" title={undefined} detail={<Skeleton width="40%" />} />
      ))}
    </ProfileLines>
  );
}

type RecentActivityProps = { activity: readonly Activity[] | undefined; user: User };

function RecentActivity({ activity, user }: RecentActivityProps) {
  if (!activity) return <LoadingLines />;
  if (activity.length === 0)
    return (
      <EmptyState
        title={overview.emptyTitle}
        description={overview.empty[user.preferredRole]}
        headingLevel={3}
        action={<ButtonLink href="/issues">{overview.browse}</ButtonLink>}
      />
    );
  return (
    <ProfileLines>
      {activity.map((item) => (
        <ActivityLine key={item.issueId} {...item} />
      ))}
    </ProfileLines>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space[3]};

  ${theme.media.belowMd} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      /* As wide as its neighbours, so that its figure gets the same size. */
      padding-inline-end: calc(50% + ${theme.space[3]} / 2 + ${theme.space[4]});
    }
  }
  ${theme.media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const { did, gone, unreachable } = profileContent.overview;

/** An issue with the person's latest act there. */
function ActivityLine({ issueId, kind, at }: Activity) {
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
