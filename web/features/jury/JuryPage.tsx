import { useQuery } from '@tanstack/react-query';
import type { JuryDuty } from '#schema/case/jury.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { ArrivalPlace } from '#web/components/layout/ArrivalPlace.tsx';
import { Page } from '#web/components/layout/Page.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { juryDutiesQuery } from '#web/features/case/queries.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { DutyCard } from './DutyCard.tsx';
import { isOpenDuty } from '#web/features/case/isOpenDuty.ts';
import { juryContent as content } from './juryContent.ts';

/** Seats that wait for an answer or a verdict come first. */
export function JuryPage() {
  const { data: duties, isPending, refetch } = useQuery(juryDutiesQuery());
  usePageMeta(content.title, content.subtitle);
  return (
    <Page endGap={16}>
      <PageHeader title={content.title} subtitle={content.subtitle} />
      {isPending && <Skeleton height="12rem" shape="block" />}
      {!isPending && !duties && <LoadFailure words={content} onRetry={refetch} />}
      {duties && <Duties duties={duties} />}
    </Page>
  );
}

function Duties({ duties }: { duties: readonly JuryDuty[] }) {
  if (duties.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={content.emptyTitle}
        description={content.empty}
        action={
          <ButtonLink href="/profile?section=settings&page=area">{content.emptyAction}</ButtonLink>
        }
      />
    );
  const groups = [
    { heading: content.open, own: duties.filter(isOpenDuty) },
    { heading: content.past, own: duties.filter((duty) => !isOpenDuty(duty)) },
  ];
  return (
    <Stack gap={8}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ heading, own }) => (
          <Stack as="section" gap={4} key={heading}>
            <h2>{heading}</h2>
            {own.map((duty) => (
              <ArrivalPlace name={duty.issueId} key={duty.proofId}>
                <DutyCard duty={duty} />
              </ArrivalPlace>
            ))}
          </Stack>
        ))}
    </Stack>
  );
}
