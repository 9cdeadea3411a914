import { useQuery } from '@tanstack/react-query';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { shortLocation } from '#web/format/format.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { followedPageQuery } from '#web/features/account/queries.ts';
import { DigestSettings } from '#web/features/notices/settings/DigestSettings.tsx';
import { digestContent } from '#web/features/notices/settings/digestContent.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { ProfileLine } from '#web/features/account/profile/ProfileLine.tsx';
import { ownListContent as words } from './content.ts';
import { OwnPage } from './OwnPage.tsx';
import type { OwnListProps } from './ownListProps.ts';

/** The issues that the person follows and how they stand, the areas, and how all is summed up. */
export function FollowingList({ user, page, onPageChange }: OwnListProps) {
  const note = useMoneyNote();
  const result = useQuery(followedPageQuery(user.id, page));
  return (
    <Stack gap={8}>
      <OwnPage list="following" isFiltered={false} result={result} onPageChange={onPageChange}>
        {({ id, title, status, currentFunding, location }) => (
          <ProfileLine
            key={id}
            href={`/issues/${id}`}
            title={title}
            detail={[words.funded(formatMoney(currentFunding), note), shortLocation(location)].join(
              ' · ',
            )}
            badge={<StatusBadge status={status} place="list" />}
          />
        )}
      </OwnPage>
      <section>
        <SectionHeading>{digestContent.heading}</SectionHeading>
        <DigestSettings user={user} />
      </section>
    </Stack>
  );
}
