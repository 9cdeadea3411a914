import { useInfiniteQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QUEUE_STATES, type QueueState } from '#schema/moderation/choices.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import { FilterTabs } from '#web/components/paging/FilterTabs.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { MoreRows } from '#web/components/paging/MoreRows.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { moderationQuery } from '#web/features/moderation/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { NoAccess } from './NoAccess.tsx';
import { ModerationCard } from './ModerationCard.tsx';
import { moderationQueueContent as words } from './moderationQueueContent.ts';

/** Reports for ambassadors and operators: open, appealed, decided. */
export function ModerationPage() {
  const { user } = useCurrentUser();
  usePageMeta(words.title);
  return (
    <Page endGap={16}>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {user && (user.accountRole === 'user' ? <NoAccess /> : <Queue />)}
    </Page>
  );
}

function Queue() {
  const [state, setState] = useState<QueueState>('open');
  const queue = useInfiniteQuery(moderationQuery(state));
  const counts = queue.data?.pages[0]?.counts;
  const cases = queue.data?.pages.flatMap((page) => page.cases);
  return (
    <Stack gap={5}>
      <AppLink href="/desk">{words.back}</AppLink>
      <FilterTabs
        label={words.tabs}
        value={state}
        onChange={setState}
        items={QUEUE_STATES.map((value) => ({
          value,
          label: words.states[value],
          count: value === 'decided' ? undefined : counts?.[value],
        }))}
      >
        <VisuallyHidden as="h2">{words.states[state]}</VisuallyHidden>
        <Cases gap={5}>
          {queue.isPending && <Skeleton height="16rem" shape="block" />}
          {queue.isError && !cases && <LoadFailure words={words} onRetry={queue.refetch} />}
          {cases?.length === 0 && (
            <EmptyState
              headingLevel={3}
              icon={<Gavel aria-hidden="true" />}
              title={words.empty[state]}
              description={words.emptyText[state]}
            />
          )}
          {cases?.map((one) => (
            <ModerationCard moderationCase={one} key={one.id} />
          ))}
          <MoreRows list={queue} />
        </Cases>
      </FilterTabs>
    </Stack>
  );
}

const Cases = styled(Stack)`
  ${theme.media.belowMd} {
    padding-block-start: ${theme.space[3]};
  }
`;
