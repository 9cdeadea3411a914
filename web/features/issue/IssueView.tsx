import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Tabs } from '#web/components/paging/Tabs.tsx';
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
import { IssueHeader } from './IssueHeader.tsx';
import { IssuePhotos } from './IssuePhotos.tsx';
import { IssueSummary } from './IssueSummary.tsx';
import { tabOfHash, type IssueTab } from './issueTabs.ts';
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

/** The whole page of an issue that the server knows. */
export function IssueView({ issue, cachedAt }: IssueViewProps) {
  const outbox = useOutbox();
  const { user } = useCurrentUser();
  return (
    <Container>
      <IssueHeader issue={issue} />
      <Body>
        <Stack gap={6}>
          {cachedAt && (
            <Banner tone="offline">{issueContent.offline(formatMoment(cachedAt))}</Banner>
          )}
          {hasWaitingEdit(outbox?.rows, issue.id) && (
            <Banner tone="info">{issueContent.editWaiting}</Banner>
          )}
          {user && user.accountRole !== 'user' && (
            <Suspense>
              <HideIssue issueId={issue.id} isHidden={issue.isHidden} />
            </Suspense>
          )}
          <IssuePhotos issue={issue} />
          <IssueSummary issue={issue} />
          {!issue.isHidden && <AffectsMeToo issue={issue} />}
          {issue.isHidden ? <IssueDetails issue={issue} /> : <OpenIssue issue={issue} />}
        </Stack>
      </Body>
    </Container>
  );
}

/** What happens with an issue that everybody sees; none of this is shown for a hidden one. */
function OpenIssue({ issue }: { issue: IssueDetail }) {
  // There is nothing to judge before somebody has offered to solve it.
  const judging = useQuery({ ...caseQuery(issue.id), enabled: issue.proposalCount > 0 });
  const { data: view } = judging;
  return (
    <>
      <WhatHappensNow issue={issue} judging={judging} />
      {view && view.proofs.length > 0 && (
        <Suspense fallback={<Skeleton height="24rem" shape="block" />}>
          <CaseSection view={view} issue={issue} deskHref="/desk" />
        </Suspense>
      )}
      {view && (view.proofs.length > 0 || issue.status === 'in_progress') && (
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
  const frame = useArrivalScroll(tab !== 'details');
  const pledges = useInfiniteQuery(pledgesQuery(issue.id));
  // Read with the page, so that its tabs open without network later.
  const proposals = useInfiniteQuery(proposalsQuery(issue.id));
  useQuery(votesQuery(issue.id));
  const { tabs } = issueContent;

  return (
    <Anchor ref={frame}>
      <Tabs
        label={issueContent.tabsLabel}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'details', label: tabs.details, panel: <IssueDetails issue={issue} /> },
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
  const hash = useLocation({ select: (location) => location.hash });
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
  padding-block-end: ${theme.space[8]};
`;

const Anchor = styled.div`
  /* The footer stays below the window while a tab's contents load. */
  min-height: calc(100dvh - ${theme.size.header});
  scroll-margin-block-start: calc(${theme.size.header} + ${theme.space[4]});
`;
