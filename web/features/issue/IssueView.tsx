import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { BackLink } from '#web/components/actions/BackLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { caseQuery } from '#web/features/case/queries.ts';
import { formatMoment } from '#web/format/format.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { AffectsMeToo } from '#web/features/issues/choices/AffectsMeToo.tsx';
import { OfficialNote } from '#web/features/issues/official/OfficialNote.tsx';
import { ReportButton } from '#web/features/moderation/report/ReportButton.tsx';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';
import { EmbedButton } from './embed/EmbedButton.tsx';
import { FixedCard } from './FixedCard.tsx';
import { IssueSummary } from './IssueSummary.tsx';
import { IssueDetails } from './IssueDetails.tsx';
import { IssueHeader } from './IssueHeader.tsx';
import { IssueHero } from './IssueHero.tsx';
import { PosterLink } from './poster/PosterLink.tsx';
import { IssueTabs } from './IssueTabs.tsx';
import { hasWaitingEdit } from './waitingIssue.ts';
import { OwnImpact } from './paintedParts.ts';
import { AtThePlace } from './sighting/AtThePlace.tsx';
import { WhatHappensNow } from './WhatHappensNow.tsx';

const CaseSection = lazyPart(
  async () => (await import('#web/features/case/CaseSection.tsx')).CaseSection,
);

const PremiumSection = lazyPart(
  async () => (await import('#web/features/pledges/premium/PremiumSection.tsx')).PremiumSection,
);

const Merging = lazyPart(async () => (await import('./merging/Merging.tsx')).Merging);

const HideIssue = lazyPart(
  async () => (await import('#web/features/moderation/HideIssue.tsx')).HideIssue,
);

type IssueViewProps = { issue: IssueDetail; cachedAt: string | null };

/** The page of an issue that the server knows. */
export function IssueView({ issue, cachedAt }: IssueViewProps) {
  // Nothing can be judged before there is a proposal.
  const judging = useQuery({
    ...caseQuery(issue.id),
    enabled: issue.proposalCount > 0 && (!issue.isHidden || issue.runsHidden),
  });
  return (
    <Container>
      <BackLink href="/issues">{issueContent.back}</BackLink>
      <Body>
        <Picture>
          <IssueHero issue={issue} view={judging.data} />
        </Picture>
        <Aside>
          <IssueHeader issue={issue} />
          <Notices issue={issue} cachedAt={cachedAt} />
          {issue.fixedQuestion && <FixedCard issueId={issue.id} question={issue.fixedQuestion} />}
          {issue.responsible && <OfficialNote responsible={issue.responsible} />}
          {(!issue.isHidden || issue.runsHidden) && (
            <WhatHappensNow issue={issue} judging={judging} />
          )}
          <MergedIssues issue={issue} />
        </Aside>
        <Rest>
          <IssueSummary issue={issue} />
          {!issue.isHidden && (
            <Actions justify="space-between">
              <AffectsMeToo issue={issue} />
              <Row gap={5}>
                <PosterLink issueId={issue.id} />
                <EmbedButton kind="issue" path={`/embed/issue/${issue.id}`} title={issue.title} />
                <ReportButton kind="issue" subjectId={issue.id} authorId={issue.reporterId} />
              </Row>
            </Actions>
          )}
          <AtThePlace issue={issue} />
          {issue.isHidden ? (
            <>
              <IssueDetails issue={issue} />
              {issue.runsHidden && <Judgement issue={issue} view={judging.data} />}
            </>
          ) : (
            <OpenIssue issue={issue} view={judging.data} />
          )}
        </Rest>
      </Body>
    </Container>
  );
}

function Notices({ issue, cachedAt }: IssueViewProps) {
  const outbox = useOutbox();
  const { user } = useCurrentUser();
  return (
    <>
      {cachedAt && <Banner tone="offline">{issueContent.offline(formatMoment(cachedAt))}</Banner>}
      {hasWaitingEdit(outbox?.rows, issue.id) && (
        <Banner tone="info">{issueContent.editWaiting}</Banner>
      )}
      {user && user.accountRole !== 'user' && (
        <Suspense>
          <HideIssue issueId={issue.id} isHidden={issue.isHidden} />
        </Suspense>
      )}
      {issue.runsHidden && <Banner tone="info">{issueContent.runsHidden}</Banner>}
    </>
  );
}

/** For people who can merge duplicates or have money in a merged issue. */
function MergedIssues({ issue }: { issue: IssueDetail }) {
  const { user } = useCurrentUser();
  const { mergeRequest, abilities } = issue.viewer;
  if (!user || !(issue.mergedInto || mergeRequest || abilities.merge)) return null;
  return (
    <Suspense>
      <Merging issue={issue} userId={user.id} />
    </Suspense>
  );
}

type CaseProps = { issue: IssueDetail; view: CaseView | undefined };

/** The case and discussion of an issue that everybody sees; a hidden one shows at most its case. */
function OpenIssue({ issue, view }: CaseProps) {
  const isFirstPaint = useIsFirstPaint();
  const { user } = useCurrentUser();
  return (
    <>
      {!isFirstPaint && issue.status === 'completed' && user && (
        <Suspense>
          <OwnImpact issue={issue} view={view} />
        </Suspense>
      )}
      <Judgement issue={issue} view={view} />
      {!isFirstPaint && view && (view.proofs.length > 0 || issue.status === 'in_progress') && (
        <Suspense>
          <PremiumSection issueId={issue.id} />
        </Suspense>
      )}
      <IssueTabs issue={issue} view={view} />
    </>
  );
}

function Judgement({ issue, view }: CaseProps) {
  const isFirstPaint = useIsFirstPaint();
  const waiting = <Skeleton height="24rem" shape="block" />;
  if (!view || view.proofs.length === 0) return null;
  return (
    <Suspense fallback={waiting}>
      {isFirstPaint ? (
        waiting
      ) : (
        <CaseSection
          view={view}
          issue={issue}
          deskHref="/desk"
          renderReport={({ id, solverId, solverName }) => (
            <ReportButton kind="proof" subjectId={id} authorId={solverId} authorName={solverName} />
          )}
        />
      )}
    </Suspense>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding-block-end: ${theme.space[8]};

  & > * {
    min-width: 0;
  }
  ${theme.media.lg} {
    grid-template-columns: minmax(0, 1fr) 25rem;
    grid-template-rows: auto 1fr;
    gap: ${theme.space[6]} ${theme.space[8]};
  }
  /* In landscape a phone shows the title beside the picture. */
  ${theme.media.short} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Actions = styled(Row)`
  /* An empty live region on its own takes no space. */
  & > :first-child:has(> output:only-child:empty) {
    position: absolute;
  }
`;

const Picture = styled.div`
  &:empty {
    display: none;
  }
`;

/** Beside the page on a wide screen, so that the next step stays in view. */
const Aside = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;

  ${theme.media.lg} {
    grid-column: 2;
    grid-row: 1 / span 2;
    position: sticky;
    inset-block-start: calc(${theme.size.header} + ${theme.space[4]});
    align-self: start;
    max-height: calc(100dvh - ${theme.size.header} - ${theme.space[8]});
    overflow-y: auto;
  }
  ${Picture}:empty + & {
    ${theme.media.short} {
      grid-column: 1 / -1;
    }
  }
  ${theme.media.print} {
    position: static;
    max-height: none;
    overflow: visible;
  }
`;

const Rest = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;

  ${theme.media.short} {
    grid-column: 1 / -1;
  }

  & > * {
    min-width: 0;
  }
`;
