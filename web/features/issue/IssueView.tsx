import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issue.ts';
import { Banner } from '#web/components/Banner.tsx';
import { Container } from '#web/components/Container.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import { Stack } from '#web/components/Stack.tsx';
import { Tabs } from '#web/components/Tabs.tsx';
import { formatMoment } from '#web/data/format.ts';
import { pledgesQuery, proposalsQuery, votesQuery } from '#web/data/issueQueries.ts';
import { useOutbox } from '#web/data/useOutbox.ts';
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

const PledgeForm = lazy(async () => {
  const module = await import('#web/features/pledges/PledgeForm.tsx');
  return { default: module.PledgeForm };
});

type IssueViewProps = { issue: IssueDetail; cachedAt: string | null };

/** The whole page of an issue that the server knows. */
export function IssueView({ issue, cachedAt }: IssueViewProps) {
  const outbox = useOutbox();
  return (
    <Container>
      <IssueHeader issue={issue} />
      <Body>
        <Stack gap={6}>
          {cachedAt && (
            <Banner tone="offline">{issueContent.offline(formatMoment(cachedAt))}</Banner>
          )}
          {hasWaitingEdit(outbox?.rows, issue.id) && (
            <Banner tone="info">{issueContent.editing.waiting}</Banner>
          )}
          <IssuePhotos issue={issue} />
          <IssueSummary issue={issue} />
          <WhatHappensNow issue={issue} />
          <IssueTabs issue={issue} />
        </Stack>
      </Body>
    </Container>
  );
}

function IssueTabs({ issue }: { issue: IssueDetail }) {
  const [tab, setTab] = useHashTab();
  const frame = useArrivalScroll(tab !== 'details');
  const pledges = useQuery(pledgesQuery(issue.id));
  // Read with the page, so that its tabs open without network later.
  const proposals = useQuery(proposalsQuery(issue.id));
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
            count: pledges.data?.length ?? issue.pledgerCount,
            panel: <PledgeList issue={issue} result={pledges} />,
          },
          {
            value: 'proposals',
            label: tabs.proposals,
            count: proposals.data?.length ?? issue.proposalCount,
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
