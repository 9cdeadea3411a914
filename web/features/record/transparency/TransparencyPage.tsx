import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { Transparency } from '#schema/case/transparency.ts';
import { CardHeading } from '#web/components/layout/CardHeading.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Stat } from '#web/components/figures/Stat.tsx';
import { formatDateTime, formatMoment, formatNumber, plural } from '#web/format/format.ts';
import { FlowPicture } from '#web/features/case/impact/FlowPicture.tsx';
import { transparencyQuery } from '#web/features/record/queries.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { useDataAge } from '#web/net/useDataAge.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { transparencyContent as content } from './content.ts';
import { HeadsCard } from './HeadsCard.tsx';
import { ProfileRecordCard } from './ProfileRecordCard.tsx';
import { DecisionChart, FlowChart } from './MonthlyCharts.tsx';
import { siteFlow } from './siteFlow.ts';

const RolesCard = lazyPart(
  async () => (await import('#web/features/record/roles/RolesCard.tsx')).RolesCard,
);

/** Where the site's money is, how long decisions take, and whether the books balance. */
export function TransparencyPage() {
  const { data: figures, dataUpdatedAt, isError, refetch } = useQuery(transparencyQuery());
  const age = useDataAge(dataUpdatedAt);
  const { data: settings } = useQuery(settingsQuery());
  usePageMeta(content.pageTitle, content.description);
  return (
    <Page>
      <PageHeader title={content.pageTitle} subtitle={content.subtitle} />
      <Stack gap={6}>
        {settings?.payments === 'sandbox' && <Banner>{content.testMoney}</Banner>}
        {age && <Banner tone="offline">{content.offline(formatMoment(age))}</Banner>}
        {isError && !figures ? (
          <LoadFailure words={content} onRetry={refetch} />
        ) : (
          <Figures figures={figures} />
        )}
        <Suspense fallback={<Skeleton lines={4} />}>
          <RolesCard />
        </Suspense>
      </Stack>
    </Page>
  );
}

function Figures({ figures }: { figures: Transparency | undefined }) {
  return (
    <>
      <MoneyFigures figures={figures} />
      <CaseFigures figures={figures} />
      {figures ? (
        <>
          <Grid columns={2} gap={4}>
            <Card padding="lg">
              <FlowChart months={figures.months} />
            </Card>
            <Card padding="lg">
              <DecisionChart months={figures.months} />
            </Card>
          </Grid>
          <BooksCheck check={figures.booksCheck} />
          <HeadsCard publication={figures.publication} />
          <ProfileRecordCard />
        </>
      ) : (
        <Skeleton lines={10} height="1.75rem" />
      )}
    </>
  );
}

/** The path of all money, drawn as everybody sees their own. */
function MoneyFigures({ figures }: { figures: Transparency | undefined }) {
  const { money } = content;
  return (
    <section aria-labelledby="money-figures">
      <CardHeading id="money-figures">{money.title}</CardHeading>
      <Card padding="lg">
        {figures ? (
          <FlowPicture flow={siteFlow(figures)} words={money.flow} />
        ) : (
          <Skeleton lines={6} height="1.5rem" />
        )}
        <Fee>{money.feesHint}</Fee>
      </Card>
    </section>
  );
}

const Fee = styled(Muted)`
  margin-block-start: ${theme.space[3]};
`;

function CaseFigures({ figures }: { figures: Transparency | undefined }) {
  const { cases } = content;
  const isLoading = figures === undefined;
  const overdue = figures?.overduePayouts ?? 0;
  return (
    <section aria-labelledby="case-figures">
      <CardHeading id="case-figures">{cases.title}</CardHeading>
      <Grid columns={3} gap={4} isOfFigures>
        <Stat
          label={cases.disputes}
          value={formatNumber(figures?.openDisputes ?? 0)}
          hint={cases.disputesHint}
          isLoading={isLoading}
        />
        <Stat
          label={cases.payouts}
          value={formatNumber(figures?.openPayouts ?? 0)}
          hint={cases.payoutsHint}
          isLoading={isLoading}
        />
        <Stat
          label={cases.overdue}
          value={formatNumber(overdue)}
          hint={overdue === 0 ? cases.overdueNone : cases.overdueSome}
          isLoading={isLoading}
        />
      </Grid>
    </section>
  );
}

function BooksCheck({ check }: { check: Transparency['booksCheck'] }) {
  const { books } = content;
  return (
    <section aria-labelledby="books-check">
      <CardHeading id="books-check">{books.title}</CardHeading>
      {check === null && <Banner>{books.never}</Banner>}
      {check !== null && (
        <Banner
          tone={check.problem === null ? 'success' : 'danger'}
          title={check.problem === null ? books.holds : books.broken}
        >
          <p>
            {books.text(
              plural(check.transactionCount, books.transaction),
              plural(check.entryCount, books.entry),
              formatDateTime(check.checkedAt),
            )}
          </p>
          {check.problem !== null && <Problem>{books.problem(check.problem)}</Problem>}
        </Banner>
      )}
    </section>
  );
}

const Problem = styled.p`
  overflow-wrap: anywhere;
`;
