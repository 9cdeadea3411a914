import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { FEATURED_ISSUES } from '#schema/limits.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { IssueCard } from '#web/components/issues/IssueCard.tsx';
import { IssueCardSkeleton } from '#web/components/issues/IssueCardSkeleton.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { useIssueCards } from '#web/features/issues/issueCardView.ts';
import { issuePageQuery } from '#web/features/issues/issueList.ts';
import { homeContent } from './content.ts';
import { Section } from './Section.tsx';

const { featured, hero } = homeContent;

/** The first three issues of the list. */
export function FeaturedIssues() {
  return (
    <Section
      title={featured.title}
      intro={featured.intro}
      action={
        <ButtonLink href="/issues" iconEnd={<ArrowRight aria-hidden="true" />}>
          {featured.all}
        </ButtonLink>
      }
    >
      <Cards />
    </Section>
  );
}

function Cards() {
  const renderCard = useIssueCards();
  const { data, isPending, refetch } = useQuery(issuePageQuery({ pageSize: FEATURED_ISSUES }));
  if (isPending) return <Loading />;
  if (!data) return <LoadFailure headingLevel={3} words={featured} onRetry={refetch} />;
  const { items } = data.data;
  if (items.length === 0)
    return (
      <EmptyState
        title={featured.empty}
        description={featured.emptyText}
        headingLevel={3}
        action={<ButtonLink href="/report-issue">{hero.report}</ButtonLink>}
      />
    );
  return (
    <Grid columns={3}>
      {items.map((issue) => (
        <IssueCard key={issue.id} {...renderCard(issue)} headingLevel={3} />
      ))}
    </Grid>
  );
}

function Loading() {
  return (
    <Grid columns={3}>
      <VisuallyHidden as="output">{featured.loading}</VisuallyHidden>
      {Array.from({ length: FEATURED_ISSUES }, (_, index) => (
        <IssueCardSkeleton key={index} />
      ))}
    </Grid>
  );
}
