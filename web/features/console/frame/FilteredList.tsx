import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CONSOLE_SEARCH_MAX_LENGTH } from '#schema/console/consolePaging.ts';
import { SearchField } from '#web/components/fields/SearchField.tsx';
import { SelectField, type SelectFieldProps } from '#web/components/fields/SelectField.tsx';
import { useSearchText } from '#web/components/fields/useSearchText.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { theme } from '#web/theme/theme.ts';
import { ConsoleList, type ConsolePage, type ListRows } from './ConsoleList.tsx';
import { ExportButton, type ExportColumn } from './ExportButton.tsx';

/** The parameters of a list in the page's address. */
type ListSearch = { page: number; search?: string };

/** A list of the console: `filters` and, where `words` has a label for it, a search narrow it. */
export type ListDescription<Item, Search extends ListSearch, Key extends string> = ListRows<
  Item,
  Key
> & {
  /** In the query's key. */
  name: string;
  fetchPage: (
    query: Search & { pageSize?: number },
    signal?: AbortSignal,
  ) => Promise<ConsolePage<Item>>;
  defaults: Search;
  words: { search?: string; fileName: string };
  filters: readonly {
    name: keyof Search & string;
    label: string;
    options: SelectFieldProps['options'];
  }[];
  file: readonly ExportColumn<Item>[];
};

export const toOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value] }));

type FilteredListProps<Item, Search extends ListSearch, Key extends string> = {
  list: ListDescription<Item, Search, Key>;
  /** From the page's address. */
  asked: Search;
  /** A filter keeps the scroll position; another page starts at the top. */
  onChange: (asked: Search, resetScroll: boolean) => void;
  /** Between filters and rows. */
  children?: (items: readonly Item[]) => ReactElement | null;
};

/** A list with its filters, its pages and its rows as a file. */
export function FilteredList<Item, Search extends ListSearch, Key extends string>(
  props: FilteredListProps<Item, Search, Key>,
) {
  const { list, asked, onChange, children } = props;
  const { defaults, filters, words } = list;
  const result = useQuery({
    queryKey: queryKeys.console(list.name, asked),
    queryFn: ({ signal }) => list.fetchPage(asked, signal),
    placeholderData: keepPreviousData,
  });
  const narrow = (next: Partial<Search>) => onChange({ ...asked, page: 1, ...next }, false);
  const names = filters.map(({ name }) => name);
  const isSearched = asked.search !== defaults.search;
  const selects = filters.map(({ name, label, options }) => (
    <SelectField
      key={name}
      label={label}
      isLabelHidden={words.search !== undefined}
      options={options}
      value={String(asked[name])}
      onChange={({ target }) => narrow({ [name]: target.value } as Partial<Search>)}
    />
  ));
  return (
    <>
      {words.search === undefined ? (
        <Filters $count={filters.length}>{selects}</Filters>
      ) : (
        <SearchBar
          label={words.search}
          search={asked.search ?? ''}
          onSearch={(search) => narrow({ search } as Partial<Search>)}
          isBusy={result.isFetching}
        >
          {selects}
        </SearchBar>
      )}
      {children?.(result.data?.items ?? [])}
      <ConsoleList
        list={list}
        result={result}
        isFiltered={isSearched || names.some((name) => asked[name] !== defaults[name])}
        onPageChange={(page) => onChange({ ...asked, page }, true)}
        onReset={() => narrow(defaults)}
        actions={
          <ExportButton
            name={words.fileName}
            fetchPage={(part) => list.fetchPage({ ...asked, ...part })}
            columns={list.file}
          />
        }
      />
    </>
  );
}

type SearchBarProps = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  isBusy: boolean;
  children: ReactNode;
};

function SearchBar({ label, search, onSearch, isBusy, children }: SearchBarProps) {
  const { text, setText, commitNow } = useSearchText(search, onSearch);
  return (
    <Bar>
      <SearchField
        label={label}
        placeholder={label}
        value={text}
        maxLength={CONSOLE_SEARCH_MAX_LENGTH}
        onChange={setText}
        onSubmit={commitNow}
        isBusy={isBusy && search !== ''}
      />
      {children}
    </Bar>
  );
}

const Bar = styled.search`
  display: grid;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[5]};

  ${theme.media.md} {
    display: flex;
    align-items: end;

    & > :first-child {
      flex: 1 1 14rem;
    }
  }
`;

const Filters = styled.div<{ $count: number }>`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${({ $count }) => ($count === 1 ? '20rem' : 'none')};
  margin-block: ${theme.space[5]};

  ${theme.media.md} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 20rem));
  }
`;
