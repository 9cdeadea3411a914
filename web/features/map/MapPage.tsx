import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Tabs } from '#web/components/paging/Tabs.tsx';
import { formatMoment } from '#web/data/format/format.ts';
import { wholeIssuesQuery } from '#web/data/queries/queries.ts';
import { usePageMeta } from '#web/data/site/usePageMeta.ts';
import { mapPageContent as content } from './content.ts';
import { MapHelp } from './MapHelp.tsx';
import type { MapSearch } from './mapSearch.ts';
import { MapTab } from './MapTab.tsx';
import { StatisticsPanel } from './statistics/StatisticsPanel.tsx';

const route = getRouteApi('/map');

/** Issues on the map and in figures. Tab and filter stand in the address. */
export function MapPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isPending, isError, refetch } = useQuery(wholeIssuesQuery());
  usePageMeta(content.title, content.subtitle);
  const change = (next: Partial<MapSearch>) =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });

  return (
    <Container width="wide">
      <PageHeader title={content.title} subtitle={content.subtitle} actions={<MapHelp />} />
      <Stack gap={4}>
        {data?.cachedAt && (
          <Banner tone="offline">{content.offline(formatMoment(data.cachedAt))}</Banner>
        )}
        {isError && (
          <Banner
            tone="warning"
            action={
              <Button variant="secondary" onClick={() => void refetch()}>
                {content.retry}
              </Button>
            }
          >
            {content.failed}
          </Banner>
        )}
        <Tabs
          label={content.views}
          value={search.tab}
          onChange={(tab) => change({ tab })}
          items={[
            {
              value: 'map',
              label: content.tabs.map,
              panel: (
                <MapTab
                  issues={data?.data}
                  isPending={isPending}
                  filter={search}
                  onFilter={({ filter, funding }) => change({ filter, funding })}
                />
              ),
            },
            {
              value: 'statistics',
              label: content.tabs.statistics,
              panel: <StatisticsPanel issues={data?.data} isPending={isPending} />,
            },
          ]}
        />
      </Stack>
    </Container>
  );
}
