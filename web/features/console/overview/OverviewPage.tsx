import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { getHealth } from '#schema/console/health.ts';
import type { Position } from '#schema/places/geo.ts';
import { getConsoleOverview, type ConsoleOverview } from '#schema/console/overview.ts';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatMoney } from '#web/format/formatMoney.ts';
import { formatNumber } from '#web/format/format.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';
import { LazyMap } from '#web/map/LazyMap.tsx';
import { boundsAround, isNear, isPlaced, startView, viewOfBounds } from '#web/map/startView.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { AdminFrame } from '#web/features/console/frame/AdminFrame.tsx';
import { listWarnings } from '#web/features/console/jobs/healthText.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { theme } from '#web/theme/theme.ts';
import { overviewContent as words } from './overviewContent.ts';
import { WeekPlot } from './WeekPlot.tsx';

const MAPPED_ISSUES = 50;

/** What waits for an operator, the last weeks, and where the newest reports are. */
export function OverviewPage() {
  return (
    <AdminFrame href="/admin" words={words}>
      <Stack gap={8}>
        <section>
          <SectionHeading>{words.needs}</SectionHeading>
          <Needs />
        </section>
        <section>
          <SectionHeading>{words.trend}</SectionHeading>
          <Trend />
        </section>
        <section>
          <SectionHeading>{words.map}</SectionHeading>
          <NewestMap />
        </section>
      </Stack>
    </AdminFrame>
  );
}

function Needs() {
  const { data, isPending, refetch } = useQuery(freshQuery(queryKeys.console('health'), getHealth));
  if (isPending) return <Skeleton lines={2} />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  const warnings = listWarnings(data);
  if (warnings.length === 0) return <p>{words.nothing}</p>;
  return (
    <PlainList gap={1}>
      {warnings.map((warning, index) => (
        <li key={warning}>
          {/* The warning about open reports comes last. */}
          <Need
            href={
              data.openReports > 0 && index === warnings.length - 1
                ? '/desk/moderation'
                : '/admin/operations'
            }
          >
            {warning}
          </Need>
        </li>
      ))}
    </PlainList>
  );
}

function Trend() {
  const { data, isPending, refetch } = useQuery(
    freshQuery(queryKeys.console('overview'), getConsoleOverview),
  );
  if (isPending) return <Skeleton height="14rem" shape="block" />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  return (
    <Grid columns={4} gap={4}>
      <Plots weeks={data.weeks} />
      <Card>
        <h3>{words.median}</h3>
        <Muted>{data.medianDays === null ? words.noMedian : words.ofFixed}</Muted>
        <Figure>{data.medianDays === null ? '–' : words.days(data.medianDays)}</Figure>
      </Card>
    </Grid>
  );
}

/** Lost precision of huge sums is invisible. */
const SIZES = {
  reported: (week: Week) => week.reported,
  fixed: (week: Week) => week.fixed,
  paid: (week: Week) => Number(parseAmount(week.paid)),
};
const COLORS = {
  reported: theme.color.statusOpen,
  fixed: theme.color.statusCompleted,
  paid: theme.color.statusInProgress,
};

type Week = ConsoleOverview['weeks'][number];

function Plots({ weeks }: Pick<ConsoleOverview, 'weeks'>) {
  return (['reported', 'fixed', 'paid'] as const).map((name) => (
    <Card key={name}>
      <WeekPlot
        title={words.series[name]}
        color={COLORS[name]}
        weeks={weeks.map((week) => ({
          start: week.start,
          size: SIZES[name](week),
          text: name === 'paid' ? formatMoney(week.paid) : formatNumber(week[name]),
        }))}
      />
    </Card>
  ));
}

function NewestMap() {
  const navigate = useNavigate();
  const { data: settings } = useQuery(settingsQuery());
  const { data, isPending, refetch } = useQuery(
    issuePageQuery({ sort: 'newest', page: 1, pageSize: MAPPED_ISSUES }),
  );
  if (isPending) return <Skeleton height="24rem" shape="block" />;
  if (!data) return <LoadFailure headingLevel={3} words={words} onRetry={refetch} />;
  const { items } = data.data;
  if (items.length === 0) return <p>{words.none}</p>;
  return (
    <MapBox>
      <LazyMap
        label={words.map}
        settings={settings}
        start={viewOfMost(items)}
        features={items.map(({ id, latitude, longitude, status, priority }) => ({
          kind: 'issue',
          id,
          position: { latitude, longitude },
          status,
          priority,
          fundingLabel: null,
          isSelected: false,
        }))}
        onFeaturePress={({ id }) => void navigate({ to: '/issues/$id', params: { id } })}
        isInPage
      />
    </MapBox>
  );
}

/** Where most of them are, as close as still shows those. */
function viewOfMost(items: readonly Position[]) {
  const start = startView(items);
  const near = items.filter((place) => isPlaced(place) && isNear(place, start.centre));
  const [first] = near;
  return first ? viewOfBounds(boundsAround(near, first)) : start;
}

const Need = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
`;

const Figure = styled.p`
  margin-block-start: ${theme.space[3]};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.figure};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const MapBox = styled.div`
  height: min(26rem, 60svh);
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;
