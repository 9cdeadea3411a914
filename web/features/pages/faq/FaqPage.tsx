import { getRouteApi } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { Card } from '#web/components/layout/Card.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Tabs } from '#web/components/paging/Tabs.tsx';
import { coverStyle } from '#web/components/layout/coverStyle.ts';
import { useTakenOver } from '#web/net/firstPaint.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { faqContent } from './content.ts';
import { FaqResults } from './FaqResults.tsx';
import { FAQ_TABS } from './faqSearch.ts';
import { QuestionList } from './QuestionList.tsx';
import { useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#schema/limits.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SearchField } from '#web/components/fields/SearchField.tsx';

const route = getRouteApi('/faq');

/** Topic and search are kept in the address. */
export function FaqPage() {
  const { tab, q } = route.useSearch();
  const navigate = route.useNavigate();
  const { entries, description } = useSiteTexts(faqContent);
  usePageMeta(faqContent.title, description);
  useTakenOver();
  const search = (next: string) =>
    void navigate({ search: { tab, q: next }, replace: true, resetScroll: false });

  return (
    <Container>
      <PageHeader title={faqContent.title} subtitle={faqContent.lead} />
      <Stack gap={8}>
        <FaqSearch key={q} query={q} onSearch={search} />
        {q === '' ? (
          <Tabs
            label={faqContent.tabsLabel}
            value={tab}
            onChange={(next) =>
              void navigate({ search: { tab: next, q }, replace: true, resetScroll: false })
            }
            items={FAQ_TABS.map((value) => ({
              value,
              label: faqContent.tabs[value],
              panel: <QuestionList entries={entries[value]} />,
            }))}
          />
        ) : (
          <FaqResults query={q} onClear={() => search('')} />
        )}
        <More />
      </Stack>
    </Container>
  );
}

function More() {
  const { title, links } = faqContent.more;
  return (
    <Where>
      <h2>{title}</h2>
      <Ways>
        {links.map(({ href, label, text }) => (
          <Card key={href} isInteractive>
            <Way href={href}>{label}</Way>
            <p>{text}</p>
          </Card>
        ))}
      </Ways>
    </Where>
  );
}

const Where = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[8]};

  & p {
    color: ${theme.color.textMuted};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Way = styled(AppLink)`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.weight.display};
  text-decoration: none;

  ${coverStyle}
`;

type FaqSearchProps = { query: string; onSearch: (query: string) => void };

/** Searches by Enter or button; emptying the field shows the topics again. */
function FaqSearch({ query, onSearch }: FaqSearchProps) {
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
