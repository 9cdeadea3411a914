import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { ShareButton } from '#web/components/actions/ShareButton.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { spentPledgesQuery } from '#web/features/account/queries.ts';
import { ProfileLine, ProfileLines } from '#web/features/account/profile/ProfileLine.tsx';
import { profileContent } from '#web/features/account/profile/content.ts';
import { impactContent } from '#web/features/case/impact/content.ts';
import { needsQuery } from '#web/features/notices/needs/needsQuery.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { formatDate, formatMoment, plural } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { useDataAge } from '#web/net/useDataAge.ts';
import { ownListContent } from './content.ts';
import type { OwnListProps } from './ownListProps.ts';
import { fixedInYear } from './ownYear.ts';

const { year: words, gone } = ownListContent;

/** What was fixed this year with the person's money, to share and to print. */
export function YearList({ user }: OwnListProps) {
  const year = useServerNow().getUTCFullYear();
  const note = useMoneyNote();
  const { data: needs, dataUpdatedAt, refetch, isPending } = useQuery(needsQuery());
  const spent = useQuery(spentPledgesQuery(user.id));
  const age = useDataAge(dataUpdatedAt);
  if (isPending || spent.isPending) return <Skeleton lines={6} />;
  if (!needs || !spent.data)
    return (
      <LoadFailure headingLevel={2} onRetry={() => Promise.all([refetch(), spent.refetch()])} />
    );
  const { count, amount } = needs.fixed;
  if (count === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={words.none(year)}
        action={<ButtonLink href="/issues">{words.browse}</ButtonLink>}
      />
    );
  return (
    <Stack gap={5}>
      {age && <Banner tone="offline">{profileContent.offline(formatMoment(age))}</Banner>}
      <div>
        <h2>{plural(count, words.fixed(formatMoney(amount), year))}</h2>
        {note && <Muted>{note}</Muted>}
      </div>
      <ProfileLines>
        {fixedInYear(spent.data.items, year).map((issue) => (
          <ProfileLine
            key={issue.issueId}
            href={`/issues/${issue.issueId}`}
            title={issue.issueTitle ?? gone}
            imageUrl={issue.imageUrl}
            detail={`${formatMoney(toAmount(issue.spent))} · ${formatDate(issue.releasedAt)}`}
          />
        ))}
      </ProfileLines>
      <Row gap={3}>
        <ShareButton
          title={plural(count, words.shared(formatMoney(amount), year))}
          path="/issues?filter=completed"
        />
        <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {impactContent.print}
        </Button>
      </Row>
    </Stack>
  );
}
