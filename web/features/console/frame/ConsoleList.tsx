import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Plural } from '#schema/languages/plural.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { DataTable, type DataTableProps } from '#web/components/figures/DataTable.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Pagination } from '#web/components/paging/Pagination.tsx';
import { plural } from '#web/format/format.ts';
import { consoleContent as content } from './consoleContent.ts';

/** A page of a list of the console. */
export type ConsolePage<Item> = {
  items: Item[];
  page: number;
  pageCount: number;
  total: number;
  isTotalCapped: boolean;
};

type ConsoleListProps<Item, Key extends string> = {
  words: { caption: string; thing: Plural; empty: string };
  columns: DataTableProps<Key>['columns'];
  rowOf: (item: Item) => { id: string; cells: Readonly<Record<Key, ReactNode>> };
  result: UseQueryResult<ConsolePage<Item>>;
  isFiltered: boolean;
  onPageChange: (page: number) => void;
  onReset: () => void;
  /** Beside the number of rows. */
  actions?: ReactNode;
};

/** A page of a list in each of its states, with how many there are and the way to the other pages. */
export function ConsoleList<Item, Key extends string>(props: ConsoleListProps<Item, Key>) {
  const { words, columns, rowOf, result, isFiltered, onPageChange, onReset, actions } = props;
  const { data, isPending, isPlaceholderData, refetch } = result;
  if (isPending) return <Skeleton lines={8} height="2.5rem" />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  const { items, page, pageCount, total, isTotalCapped } = data;
  if (total === 0 && !isFiltered) return <EmptyState headingLevel={2} title={words.empty} />;
  if (items.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={total === 0 ? content.none : content.beyond}
        description={total === 0 ? content.noneText : content.beyondText}
        action={
          total === 0 ? (
            <Button onClick={onReset}>{content.all}</Button>
          ) : (
            <Button onClick={() => onPageChange(1)}>{content.first}</Button>
          )
        }
      />
    );
  return (
    <Stack gap={4} aria-busy={isPlaceholderData}>
      <Row justify="space-between">
        <Muted as="output">{plural(total, words.thing, isTotalCapped ? '+' : '')}</Muted>
        {actions}
      </Row>
      <DataTable
        caption={words.caption}
        isCaptionHidden
        isStackedOnPhones
        columns={columns}
        rows={items.map(rowOf)}
      />
      <Pagination
        label={content.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={onPageChange}
      />
    </Stack>
  );
}
