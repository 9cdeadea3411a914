import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CONSOLE_SEARCH_MAX_LENGTH } from '#schema/console/consolePaging.ts';
import { SearchField } from '#web/components/fields/SearchField.tsx';
import { useSearchText } from '#web/components/fields/useSearchText.ts';
import { theme } from '#web/theme/theme.ts';

type FilterBarProps = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  isBusy: boolean;
  /** The choices that narrow the list. */
  children: ReactNode;
};

/** The search and the filters of a list. */
export function FilterBar({ label, search, onSearch, isBusy, children }: FilterBarProps) {
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
