import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Plural } from '#schema/languages/plural.ts';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Pagination } from '#web/components/paging/Pagination.tsx';
import { plural } from '#web/format/format.ts';
import { consoleContent as content } from './consoleContent.ts';

export type ConsolePage<Item> = {
  items: Item[];
  page: number;
  pageCount: number;
  total: number;
  isTotalCapped: boolean;
};

/** What a list shows of each item; the order of `cells` is the order of the columns. */
export type ListRows<Item, Key extends string> = {
  words: {
    columns: Readonly<Record<Key, string>>;
    list: { caption: string; thing: Plural; empty: string };
  };
  idOf: (item: Item) => string;
  cells: Readonly<Record<Key, (item: Item) => ReactNode>>;
  /** Columns of figures. */
  numeric?: readonly Key[];
};

type ConsoleListProps<Item, Key extends string> = {
  list: ListRows<Item, Key>;
  result: UseQueryResult<ConsolePage<Item>>;
  isFiltered: boolean;
  onPageChange: (page: number) => void;
  onReset: () => void;
  /** Beside the number of rows. */
  actions?: ReactNode;
};

/** A page of rows in each of its states, with the total and pagination. */
export function ConsoleList<Item, Key extends string>(props: ConsoleListProps<Item, Key>) {
  const { list, result, isFiltered, onPageChange, onReset, actions } = props;
  const { words, idOf, cells } = list;
  const { data, isPending, isPlaceholderData, refetch } = result;
  if (isPending) return <Skeleton lines={8} height="2.5rem" />;
  if (!data) return <LoadFailure headingLevel={2} onRetry={refetch} />;
  const { items, page, pageCount, total, isTotalCapped } = data;
  if (total === 0 && !isFiltered) return <EmptyState headingLevel={2} title={words.list.empty} />;
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
  const keys = Object.keys(cells) as Key[];
  return (
    <Stack gap={4} aria-busy={isPlaceholderData}>
      <Row justify="space-between">
        <Muted as="output">{plural(total, words.list.thing, isTotalCapped ? '+' : '')}</Muted>
        {actions}
      </Row>
      <DataTable
        caption={words.list.caption}
        isCaptionHidden
        isStackedOnPhones
        columns={columnsOf(words.columns, keys, list.numeric)}
        rows={items.map((item) => ({ id: idOf(item), cells: renderCells(cells, item) }))}
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

const renderCells = <Item, Key extends string>(cells: ListRows<Item, Key>['cells'], item: Item) =>
  Object.fromEntries(
    Object.entries<(item: Item) => ReactNode>(cells).map(([key, cell]) => [key, cell(item)]),
  ) as Record<Key, ReactNode>;
