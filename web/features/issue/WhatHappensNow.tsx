import { useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { useArrivalScroll } from '#web/components/layout/useArrivalScroll.ts';
import { useWritten } from '#web/net/firstPaint.ts';
import { formatMoney } from '#web/format/formatMoney.ts';
import { proposalsQuery } from '#web/features/proposals/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { WithdrawProposal } from '#web/features/proposals/WithdrawProposal.tsx';
import { StepFacts } from '#web/features/case/StepFacts.tsx';
import { theme } from '#web/theme/theme.ts';
import { nextContent } from './nextContent.ts';
import { MainButton } from './MainButton.tsx';
import { deadlineLines, findNextStep } from './nextStep.ts';
import { CaseStep, isJudged } from './paintedParts.ts';
import { IssueTimeline } from './timeline/IssueTimeline.tsx';

// Few people open it.
const DecisionPath = lazyPart(
  async () => (await import('./timeline/DecisionPath.tsx')).DecisionPath,
);

type WhatHappensNowProps = {
  issue: IssueDetail;
  /** Empty where nothing can have been judged. */
  judging: Pick<UseQueryResult<CaseView>, 'data' | 'isLoading' | 'isError' | 'refetch'>;
};

const HEADING = 'what-happens-now';
const isNamedBy = (hash: string) => hash === HEADING;

/** The state of a case, who may act and until when, with the viewer's next step. */
export function WhatHappensNow({ issue, judging }: WhatHappensNowProps) {
  const { data: view } = judging;
  const heading = useArrivalScroll<HTMLHeadingElement>(isNamedBy);
  return (
    <Panel aria-labelledby={HEADING}>
      <Heading id={HEADING} ref={heading}>
        {nextContent.title}
      </Heading>
      <Step issue={issue} judging={judging} />
      <Row justify="space-between">
        <AppLink href={`/issues/${issue.id}/audit`}>{nextContent.books}</AppLink>
        {view?.verification === 'none' && <WithdrawWork issue={issue} />}
      </Row>
    </Panel>
  );
}

function Step({ issue, judging }: WhatHappensNowProps) {
  const { data: view, isLoading, isError, refetch } = judging;
  const now = useServerNow();
  const written = useWritten();
  const { data: proposals } = useInfiniteQuery(proposalsQuery(issue.id));
  const { selectionPending, work, status } = issue;
  const proposal = proposals?.find(
    ({ id }) => id === (selectionPending?.proposalId ?? work?.proposalId),
  );
  const step = written('step', () => findNextStep(issue, proposal?.solverName, now));
  const promised =
    work && proposal ? nextContent.promised(formatMoney(proposal.budget), work.solverName) : '';
  const escrow = `${nextContent.escrow(formatMoney(issue.currentFunding))}${promised}.`;
  const waiting = <Skeleton lines={6} />;
  const action = (
    <>
      <MainButton issue={issue} view={view} />
      <IssueTimeline issue={issue} view={view} />
    </>
  );
  const path = <DecisionPath issue={issue} view={view} />;
  // Without its proof the work would briefly seem to go on, and invite actions.
  const hasWork = status === 'in_progress' || status === 'completed';
  if (isLoading && hasWork) return waiting;
  if (!view || !isJudged(view))
    return (
      <>
        <StepFacts
          step={step}
          untilLines={deadlineLines(issue)}
          money={escrow}
          action={action}
          path={path}
        />
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
      <CaseStep view={view} escrow={escrow} fallback={step} action={action} path={path} />
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

const Panel = styled.section`
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

const Heading = styled.h2`
  margin-block-end: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.text};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.medium};
`;
