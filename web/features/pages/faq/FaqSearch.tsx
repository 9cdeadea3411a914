import { useState } from 'react';
import { styled } from 'styled-components';
import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SearchField } from '#web/components/fields/SearchField.tsx';
import { theme } from '#web/theme/theme.ts';
import { faqContent } from './content.ts';

type FaqSearchProps = { query: string; onSearch: (query: string) => void };

/** The search of the questions: by Enter or by its button; emptying it shows the topics again. */
export function FaqSearch({ query, onSearch }: FaqSearchProps) {
  const [text, setText] = useState(query);
  const { label, placeholder, action } = faqContent.search;
  const submit = () => onSearch(text.trim());
  return (
    <Line>
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(next) => {
          setText(next);
          if (next === '' && query !== '') onSearch('');
        }}
        onSubmit={submit}
      />
      <Button onClick={submit}>{action}</Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  max-width: ${theme.size.prose};
`;
