import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/verification/verification.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Tabs } from '#web/components/paging/Tabs.tsx';
import { useIsFirstPaint, useTakenOver } from '#web/data/cache/firstPaint.ts';
import { caseQuery } from '#web/data/queries/caseQueries.ts';
import { formatMoment } from '#web/data/format/format.ts';
import { pledgesQuery, proposalsQuery, votesQuery } from '#web/data/queries/issueQueries.ts';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { useOutbox } from '#web/data/outbox/useOutbox.ts';
import { AffectsMeToo } from '#web/features/affected/AffectsMeToo.tsx';
import { Discussion } from '#web/features/discussion/Discussion.tsx';
import { PledgeList } from '#web/features/pledges/PledgeList.tsx';
import { Proposals } from '#web/features/proposals/Proposals.tsx';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';
import { IssueDetails } from './IssueDetails.tsx';
import { BackLink, IssueHeader } from './IssueHeader.tsx';
import { IssueHero } from './IssueHero.tsx';
import { IssueSummary } from './IssueSummary.tsx';
import { tabOfHash, TABS_ID, type IssueTab } from './issueTabs.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { useHash } from './useHash.ts';
import { useArrivalScroll } from './useArrivalScroll.ts';
import { hasWaitingEdit } from './waitingIssue.ts';
import { WhatHappensNow } from './WhatHappensNow.tsx';

const PledgeForm = lazyPart(
  async () => (await import('#web/features/pledges/PledgeForm.tsx')).PledgeForm,
);

const CaseSection = lazyPart(
  async () => (await import('#web/features/verification/CaseSection.tsx')).CaseSection,
);

const PremiumSection = lazyPart(
  async () => (await import('#web/features/premium/PremiumSection.tsx')).PremiumSection,
);

const HideIssue = lazyPart(
  async () => (await import('#web/features/verification/HideIssue.tsx')).HideIssue,
);

type IssueViewProps = { issue: IssueDetail; cachedAt: string | null };

/** The whole page of an issue that the server knows: what is wrong, what to do about it, and all the rest. */
export function IssueView({ issue, cachedAt }: IssueViewProps) {
  // There is nothing to judge before somebody has offered to solve it.
  const judging = useQuery({
    ...caseQuery(issue.id),
    enabled: issue.proposalCount > 0 && !issue.isHidden,
  });
  return (
    <Container>
      <BackLink />
      <Body>
        <Picture>
          <IssueHero issue={issue} view={judging.data} />
        </Picture>
        <Aside>
          <IssueHeader issue={issue} />
          <Notices issue={issue} cachedAt={cachedAt} />
          {!issue.isHidden && <WhatHappensNow issue={issue} judging={judging} />}
        </Aside>
        <Rest>
          <IssueSummary issue={issue} />
          {!issue.isHidden && <AffectsMeToo issue={issue} />}
          {issue.isHidden ? (
            <IssueDetails issue={issue} />
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
    </>
  );
}

/** What is judged and said about an issue that everybody sees; none of this is shown for a hidden one. */
function OpenIssue({ issue, view }: { issue: IssueDetail; view: CaseView | undefined }) {
  const isFirstPaint = useIsFirstPaint();
  const waiting = <Skeleton height="24rem" shape="block" />;
  return (
    <>
      {view && view.proofs.length > 0 && (
        <Suspense fallback={waiting}>
          {isFirstPaint ? waiting : <CaseSection view={view} issue={issue} deskHref="/desk" />}
        </Suspense>
      )}
      {!isFirstPaint && view && (view.proofs.length > 0 || issue.status === 'in_progress') && (
        <Suspense>
          <PremiumSection issueId={issue.id} />
        </Suspense>
      )}
      <IssueTabs issue={issue} />
    </>
  );
}

function IssueTabs({ issue }: { issue: IssueDetail }) {
  const [tab, setTab] = useHashTab();
  const frame = useArrivalScroll();
  useTakenOver();
  const pledges = useInfiniteQuery(pledgesQuery(issue.id));
  // Read with the page, so that its tabs open without network later.
  const proposals = useInfiniteQuery(proposalsQuery(issue.id));
  useQuery(votesQuery(issue.id));
  const { tabs } = issueContent;

  return (
    <Anchor ref={frame} id={TABS_ID}>
      <Tabs
        label={issueContent.tabsLabel}
        value={tab}
        onChange={setTab}
        items={[
          {
            value: 'details',
            label: tabs.details,
            panel: <IssueDetails issue={issue} place={<PlaceMap issue={issue} />} />,
          },
          {
            value: 'pledges',
            label: tabs.pledges,
            count: issue.pledgeCount,
            panel: <PledgeList issue={issue} result={pledges} />,
          },
          {
            value: 'proposals',
            label: tabs.proposals,
            count: issue.proposalCount,
            panel: <Proposals issue={issue} result={proposals} />,
          },
          {
            value: 'discussion',
            label: tabs.discussion,
            count: issue.messageCount,
            panel: <Discussion issueId={issue.id} canPost={issue.viewer.abilities.discuss} />,
          },
          {
            value: 'pledge',
            label: tabs.pledge,
            panel: (
              <Suspense fallback={<Skeleton lines={5} height="1.75rem" />}>
                <PledgeForm issue={issue} />
              </Suspense>
            ),
          },
        ]}
      />
    </Anchor>
  );
}

/** The open tab stands in the address, so that `#pledge` can be linked and Back means back. */
function useHashTab(): [IssueTab, (tab: IssueTab) => void] {
  const hash = useHash();
  const navigate = useNavigate();
  const setTab = (tab: IssueTab) =>
    void navigate({
      to: '.',
      hash: tab,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return [tabOfHash(hash), setTab];
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
`;

const Picture = styled.div`
  &:empty {
    display: none;
  }
`;

/** Beside the page on a wide screen, so that what to do stays in view. */
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
`;

const Rest = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-content: start;

  & > * {
    min-width: 0;
  }
`;

const Anchor = styled.div`
  /* The footer stays below the window while a tab's contents load. */
  min-height: calc(100dvh - ${theme.size.header});
  scroll-margin-block-start: calc(${theme.size.header} + ${theme.space[4]});
`;
