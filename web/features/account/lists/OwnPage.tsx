import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Pagination } from '#web/components/paging/Pagination.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useDataAge } from '#web/net/useDataAge.ts';
import { formatMoment, plural } from '#web/format/format.ts';
import { profileContent } from '#web/features/account/profile/content.ts';
import { ProfileLines } from '#web/features/account/profile/ProfileLine.tsx';
import { ownListContent as words } from './content.ts';
import type { PagedListName } from './mineSearch.ts';

type Page<Item> = {
  items: Item[];
  page: number;
  pageCount: number;
  total: number;
  isTotalCapped: boolean;
};

type OwnPageProps<Item> = {
  list: PagedListName;
  isFiltered: boolean;
  result: UseQueryResult<Page<Item>>;
  onPageChange: (page: number) => void;
  children: (item: Item) => ReactNode;
};

export function OwnPage<Item>(props: OwnPageProps<Item>) {
  const { list, isFiltered, result, onPageChange, children } = props;
  const { data, isPending, isPlaceholderData, refetch, dataUpdatedAt } = result;
  const age = useDataAge(dataUpdatedAt);
  if (isPending) return <Skeleton lines={6} />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  const { items, page, pageCount, total, isTotalCapped } = data;
  if (total === 0) return <Empty list={list} isFiltered={isFiltered} />;
  if (items.length === 0)
    return (
      <EmptyState
        title={words.beyondTitle}
        description={words.beyond}
        headingLevel={2}
        action={<Button onClick={() => onPageChange(1)}>{words.first}</Button>}
      />
    );
  return (
    <Stack gap={4} aria-busy={isPlaceholderData}>
      {age && <Banner tone="offline">{profileContent.offline(formatMoment(age))}</Banner>}
      <Muted as="output">{plural(total, words.lists[list].thing, isTotalCapped ? '+' : '')}</Muted>
      <ProfileLines>{items.map(children)}</ProfileLines>
      <Pagination
        label={words.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={onPageChange}
      />
    </Stack>
  );
}

function Empty({ list, isFiltered }: { list: PagedListName; isFiltered: boolean }) {
  const { emptyTitle, empty, action, href } = words.lists[list];
  return (
    <EmptyState
      title={isFiltered ? words.noneTitle : emptyTitle}
      description={isFiltered ? words.none : empty}
      headingLevel={2}
      action={<ButtonLink href={href}>{action}</ButtonLink>}
    />
  );
}
