import { styled } from 'styled-components';
import { ISSUE_SORTS, type IssueSort } from '#schema/issues/issueFilters.ts';
import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { SearchField } from '#web/components/fields/SearchField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { theme } from '#web/theme/theme.ts';
import { issuesContent } from './content.ts';
import { useSearchText } from './useSearchText.ts';

const SORT_OPTIONS = ISSUE_SORTS.map((value) => ({ value, label: issuesContent.sorts[value] }));

type IssuesToolbarProps = {
  search: string;
  sort: IssueSort;
  onSearch: (search: string) => void;
  onSort: (sort: IssueSort) => void;
  isBusy: boolean;
};

export function IssuesToolbar({ search, sort, onSearch, onSort, isBusy }: IssuesToolbarProps) {
  const { text, setText, commitNow } = useSearchText(search, onSearch);
  return (
    <Bar>
      <SearchField
        label={issuesContent.search}
        placeholder={issuesContent.search}
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={setText}
        onSubmit={commitNow}
        isBusy={isBusy && search !== ''}
      />
      <SelectField
        label={issuesContent.sort}
        isLabelHidden
        options={SORT_OPTIONS}
        value={sort}
        onChange={(event) => {
          const chosen = ISSUE_SORTS.find((value) => value === event.currentTarget.value);
          if (chosen) onSort(chosen);
        }}
      />
    </Bar>
  );
}

const Bar = styled.search`
  display: grid;
  gap: ${theme.space[3]};

  ${theme.media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 12rem);
    align-items: start;
  }
`;
