import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Issue } from '#schema/issues/issue.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { useTabs } from '#web/components/paging/useTabs.ts';
import { formatMoment } from '#web/format/format.ts';
import { wholeIssuesQuery } from '#web/features/issues/issueList.ts';
import { useWritten } from '#web/net/firstPaint.ts';
import type { Dated } from '#web/net/call.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { mapPageContent as content } from './content.ts';
import { MapHelp } from './MapHelp.tsx';
import { MAP_OPENING, type MapOpening } from './mapOpening.ts';
import { MAP_TABS, type MapSearch } from './mapSearch.ts';
import { MapTab } from './MapTab.tsx';
import { MapTabs } from './MapTabs.tsx';
import { StatisticsPanel } from './statistics/StatisticsPanel.tsx';

const route = getRouteApi('/map');

type AllIssues = Pick<UseQueryResult<Dated<Issue[]>>, 'data' | 'isPending' | 'isError' | 'refetch'>;

/** Issues on the map and in figures. Its state is kept in the address. */
export function MapPage() {
  const { data, isPending, isError, refetch } = useQuery(wholeIssuesQuery());
  const all = useMemo(
    () => ({ data, isPending, isError, refetch }),
    [data, isPending, isError, refetch],
  );
  // An answer would render the whole page in one step; deferred, it renders between user input.
  return <MapScreen all={useDeferredValue(all)} />;
}

const MapScreen = memo(function MapScreen({ all }: { all: AllIssues }) {
  const { data, isPending, isError, refetch } = all;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const written = useWritten();
  const [opening] = useState(() => written<MapOpening | null>(MAP_OPENING, () => null));
  usePageMeta(content.title, content.subtitle);
  const change = useCallback(
    (next: Partial<MapSearch>) =>
      void navigate({
        search: (shown) => ({ ...shown, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const tabs = useTabs(MAP_TABS, search.tab, (tab) => change({ tab }));
  const head = (
    <Head>
      <h1>{content.title}</h1>
      <div>
        <MapTabs parts={tabs} />
        <MapHelp />
      </div>
    </Head>
  );
  const subtitle = <Subtitle>{content.subtitle}</Subtitle>;
  const notice = (data?.cachedAt ?? isError) && (
    <Notice cachedAt={data?.cachedAt ?? null} onRetry={() => void refetch()} />
  );
  if (search.tab === 'map')
    return (
      <div {...tabs.panel}>
        <MapTab
          issues={data?.data}
          isPending={isPending}
          opening={opening}
          search={search}
          onChange={change}
          head={head}
          subtitle={subtitle}
          notice={notice}
        />
      </div>
    );
  return (
    <Container width="wide">
      <Figures {...tabs.panel}>
        {head}
        {subtitle}
        {notice}
        <StatisticsPanel issues={data?.data} isPending={isPending} />
      </Figures>
    </Container>
  );
});

/** The age of the issues, or that they could not be loaded. */
function Notice({ cachedAt, onRetry }: { cachedAt: string | null; onRetry: () => void }) {
  if (cachedAt !== null)
    return <Banner tone="offline">{content.offline(formatMoment(cachedAt))}</Banner>;
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {content.retry}
        </Button>
      }
    >
      {content.failed}
    </Banner>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[3]};
  }
  & h1 {
    font-size: ${theme.fontSize.lead};
  }
  ${theme.media.md} {
    & h1 {
      font-size: ${theme.fontSize.title};
    }
  }
`;

const Subtitle = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-block: ${theme.space[6]};
`;
