import { useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/verification/verification.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { formatUsd } from '#web/data/format/format.ts';
import { proposalsQuery } from '#web/data/queries/issueQueries.ts';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { useServerNow } from '#web/data/server/useServerNow.ts';
import { WithdrawProposal } from '#web/features/proposals/WithdrawProposal.tsx';
import { StepFacts } from '#web/features/verification/StepFacts.tsx';
import { theme } from '#web/theme/theme.ts';
import { nextContent } from './nextContent.ts';
import { nextStepOf } from './nextStep.ts';

const CaseStep = lazyPart(
  async () => (await import('#web/features/verification/CaseStep.tsx')).CaseStep,
);

type WhatHappensNowProps = {
  issue: IssueDetail;
  /** How the work is judged; empty where nothing can have been judged. */
  judging: Pick<UseQueryResult<CaseView>, 'data' | 'isLoading' | 'isError' | 'refetch'>;
};

/** Where a case stands: who may act, with what weight, until when, and what follows. */
export function WhatHappensNow({ issue, judging }: WhatHappensNowProps) {
  const { data: view } = judging;
  return (
    <Card as="section" aria-labelledby="what-happens-now">
      <Stack gap={4}>
        <Heading id="what-happens-now">{nextContent.title}</Heading>
        <Step issue={issue} judging={judging} />
        <Row justify="space-between">
          <AppLink href={`/issues/${issue.id}/audit`}>{nextContent.books}</AppLink>
          <Row gap={3}>
            {view?.viewer.abilities.vote && (
              <ButtonLink href={`/issues/${issue.id}#proof-of-work`}>{nextContent.vote}</ButtonLink>
            )}
            {view?.viewer.abilities.submitProof && (
              <ButtonLink href={`/issues/${issue.id}/proof`} variant="primary">
                {view.proofs.length > 0 ? nextContent.handInSecond : nextContent.handIn}
              </ButtonLink>
            )}
            {view?.verification === 'none' && <WithdrawWork issue={issue} />}
          </Row>
        </Row>
      </Stack>
    </Card>
  );
}

function Step({ issue, judging }: WhatHappensNowProps) {
  const { data: view, isLoading, isError, refetch } = judging;
  const now = useServerNow();
  const { data: proposals } = useInfiniteQuery(proposalsQuery(issue.id));
  const { selectionPending, work, status } = issue;
  const proposal = proposals?.find(
    ({ id }) => id === (selectionPending?.proposalId ?? work?.proposalId),
  );
  const step = nextStepOf(issue, proposal?.title, now);
  const promised =
    work && proposal ? nextContent.promised(formatUsd(proposal.budget), work.solverName) : '';
  const escrow = `${nextContent.escrow(formatUsd(issue.currentFunding))}${promised}.`;
  const waiting = <Skeleton lines={6} />;
  // Without its proof the work would seem to go on, for a moment that some would act on.
  const hasWork = status === 'in_progress' || status === 'completed';
  if (isLoading && hasWork) return waiting;
  if (!view)
    return (
      <>
        <StepFacts step={step} money={escrow} />
        {isError && hasWork && (
          <Banner
            tone="warning"
            action={<Button onClick={() => void refetch()}>{nextContent.retry}</Button>}
          >
            {nextContent.notLoaded}
          </Banner>
        )}
      </>
    );
  return (
    <Suspense fallback={waiting}>
      <CaseStep view={view} escrow={escrow} fallback={step} />
    </Suspense>
  );
}

/** For the chosen solver alone. */
function WithdrawWork({ issue: { id, work } }: { issue: IssueDetail }) {
  const { user } = useCurrentUser();
  if (!work || user?.id !== work.solverId) return null;
  return (
    <WithdrawProposal proposalId={work.proposalId} issueId={id} words={nextContent.withdraw} />
  );
}

const Heading = styled.h2`
  font-size: ${theme.fontSize.title};
`;
