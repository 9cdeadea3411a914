import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { CaseView } from '#schema/case/verification.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Tabs } from '#web/components/paging/Tabs.tsx';
import { useIsFirstPaint, useTakenOver } from '#web/net/firstPaint.ts';
import { proposalsQuery, votesQuery } from '#web/features/proposals/queries.ts';
import { pledgesQuery } from '#web/features/pledges/queries.ts';
import { useArrivalScroll } from '#web/components/layout/useArrivalScroll.ts';
import { Discussion } from '#web/features/discussion/Discussion.tsx';
import { ReportButton } from '#web/features/moderation/report/ReportButton.tsx';
import { PledgeList } from '#web/features/pledges/PledgeList.tsx';
import { Proposals } from '#web/features/proposals/Proposals.tsx';
import { theme } from '#web/theme/theme.ts';
import { startedQuestion } from '#web/features/discussion/startedQuestion.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { issueContent } from './content.ts';
import { IssueDetails } from './IssueDetails.tsx';
import { tabOfHash, TABS_ID, type IssueTab } from './issueTabs.ts';
import { OwnImpact } from './paintedParts.ts';
import { PlaceMap } from './place/PlaceMap.tsx';
import { useHash } from './useHash.ts';
import { Judges } from '#web/features/case/Judges.tsx';

const PledgeForm = lazyPart(
  async () => (await import('#web/features/pledges/PledgeForm.tsx')).PledgeForm,
);

const Amendments = lazyPart(async () => (await import('./amendments/Amendments.tsx')).Amendments);

/** Whether there are amendments, or the reporter may add one. */
const hasAmendments = ({ amendmentCount, status, viewer }: IssueDetail): boolean =>
  amendmentCount > 0 || (viewer.abilities.edit && status !== 'reported');

/** Details are open anyway, above the other tabs. */
const isTabBelow = (hash: string): boolean => tabOfHash(hash) !== 'details';

type IssueTabsProps = { issue: IssueDetail; view: CaseView | undefined };

/** Details, money, offers, discussion. */
export function IssueTabs({ issue, view }: IssueTabsProps) {
  const [tab, setTab] = useHashTab();
  const { user } = useCurrentUser();
  const frame = useArrivalScroll<HTMLDivElement>(isTabBelow);
  useTakenOver();
  const isFirstPaint = useIsFirstPaint();
  const pledges = useInfiniteQuery(pledgesQuery(issue.id));
  // Fetched with the page, so that its tabs open offline later.
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
            panel: (
              <IssueDetails
                issue={issue}
                place={<PlaceMap issue={issue} />}
                amendments={
                  !isFirstPaint &&
                  hasAmendments(issue) && (
                    <Suspense>
                      <Amendments issue={issue} />
                    </Suspense>
                  )
                }
              />
            ),
          },
          {
            value: 'pledges',
            label: tabs.pledges,
            count: issue.pledgeCount,
            panel: (
              <Stack gap={6}>
                {user && issue.status !== 'completed' && (
                  <Suspense>
                    <OwnImpact issue={issue} view={view} />
                  </Suspense>
                )}
                <PledgeList issue={issue} result={pledges} />
              </Stack>
            ),
          },
          {
            value: 'proposals',
            label: tabs.proposals,
            count: issue.proposalCount,
            panel: (
              <Proposals
                issue={issue}
                result={proposals}
                pledges={pledges.data ?? []}
                onAsk={
                  issue.viewer.abilities.discuss || !user
                    ? (question) => {
                        startedQuestion.set(question);
                        setTab('discussion');
                      }
                    : undefined
                }
                judges={<Judges issueId={issue.id} />}
                renderReport={({ id, solverId, solverName }) => (
                  <ReportButton
                    kind="proposal"
                    subjectId={id}
                    authorId={solverId}
                    authorName={solverName}
                  />
                )}
              />
            ),
          },
          {
            value: 'discussion',
            label: tabs.discussion,
            count: issue.messageCount,
            panel: (
              <Discussion
                issueId={issue.id}
                canPost={issue.viewer.abilities.discuss}
                renderReport={({ id, userName }) => (
                  <ReportButton
                    kind="message"
                    subjectId={id}
                    authorId={null}
                    authorName={userName ?? undefined}
                  />
                )}
              />
            ),
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

/** Kept in the address, so that `#pledge` can be linked and Back works. */
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

const Anchor = styled.div`
  /* The footer stays below the window while a tab loads. */
  min-height: calc(100dvh - ${theme.size.header});
  scroll-margin-block-start: calc(${theme.size.header} + ${theme.space[4]});

  ${theme.media.print} {
    min-height: 0;
  }
`;
