import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { ShareButton } from '#web/components/actions/ShareButton.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { proposalsQuery, votesQuery } from '#web/features/proposals/queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { followContent } from '#web/features/issues/choices/content.ts';
import { juryDutiesQuery } from '#web/features/case/queries.ts';
import { awaitsJuror } from '#web/features/case/isOpenDuty.ts';
import { FollowButton } from '#web/features/issues/choices/FollowButton.tsx';
import { theme } from '#web/theme/theme.ts';
import { TABS_ID } from './issueTabs.ts';
import { findMainAction, findMainAct, type MainAction } from './mainAction.ts';
import { useHash } from './useHash.ts';
import { useOwnMoney, useOwnPledges } from '#web/features/pledges/useOwnMoney.ts';

type MainButtonProps = { issue: IssueDetail; view: CaseView | undefined };

/** The page's main action, at the thumb on a phone, with sharing and one's own pledge. */
export function MainButton({ issue, view }: MainButtonProps) {
  const { user } = useCurrentUser();
  const own = useOwnMoney(issue);
  const hasMoney = useOwnPledges(issue.id).length > 0;
  const note = useMoneyNote();
  const hasVoteLeft = useVoteLeft(issue, hasMoney);
  const hash = useHash();
  const isSignedIn = Boolean(user);
  const act = findMainAct({
    issue,
    view,
    isSignedIn,
    isSolver: user?.preferredRole === 'solver',
    hasVoteLeft,
    hasOpenOffer: useHasOffer(issue.id),
    hasJurySeat: useHasSeat(issue.id, view),
  });
  const action = findMainAction(act, issue);
  // The form has its own button; two would compete.
  const isAtForm = action !== null && hash === 'pledge';
  return (
    <>
      <Bar $isAway={isAtForm}>
        {action && !isAtForm && (
          <ButtonLink
            href={action.href}
            variant="primary"
            size="lg"
            isFullWidth
            onClick={() => showTarget(action)}
          >
            {action.label}
          </ButtonLink>
        )}
        {act === 'follow' && <Follow issue={issue} isSignedIn={isSignedIn} />}
        <ShareButton title={issue.title} path={`/issues/${issue.id}`} size="lg" />
        {act !== 'follow' && <FollowButton issue={issue} size="lg" />}
      </Bar>
      {own.length > 0 && (
        <Own>
          <p>{own.join(' ')}</p>
          {note && <Muted>{note}</Muted>}
        </Own>
      )}
    </>
  );
}

/** A link to another tab of this page switches to it, though its content may be out of view. */
function showTarget({ href }: MainAction): void {
  const hash = href.split('#')[1];
  if (hash === undefined || hash === 'proof-of-work') return;
  requestAnimationFrame(() => document.getElementById(TABS_ID)?.scrollIntoView());
}

/** Where no money is needed: a neutral button, and for visitors the way to an account. */
function Follow({ issue, isSignedIn }: { issue: IssueDetail; isSignedIn: boolean }) {
  if (isSignedIn) return <FollowButton issue={issue} size="lg" />;
  const redirect = encodeURIComponent(`/issues/${issue.id}`);
  return (
    <ButtonLink
      href={`/auth?redirect=${redirect}`}
      size="lg"
      isFullWidth
      icon={<Bell aria-hidden="true" />}
    >
      {followContent.follow}
    </ButtonLink>
  );
}

function useHasOffer(issueId: string): boolean {
  const { user } = useCurrentUser();
  const { data: proposals } = useInfiniteQuery(proposalsQuery(issueId));
  return Boolean(
    user && proposals?.some(({ status, solverId }) => status === 'pending' && solverId === user.id),
  );
}

function useHasSeat(issueId: string, view: CaseView | undefined): boolean {
  const { user } = useCurrentUser();
  const enabled = Boolean(user) && view?.verification === 'jury';
  const { data: duties } = useQuery({ ...juryDutiesQuery(), enabled });
  return Boolean(enabled && duties?.some((duty) => duty.issueId === issueId && awaitsJuror(duty)));
}

function useVoteLeft({ id, viewer }: IssueDetail, hasMoney: boolean): boolean {
  const { user } = useCurrentUser();
  const { data: proposals } = useInfiniteQuery(proposalsQuery(id));
  const { data: votes } = useQuery(votesQuery(id));
  if (!user || !hasMoney || !viewer.abilities.vote || !proposals || !votes) return false;
  const open = proposals.filter(
    ({ status, solverId }) => status === 'pending' && solverId !== user.id,
  );
  return open.length > 0 && !votes.some(({ userId }) => userId === user.id);
}

const Own = styled.div`
  margin-block-start: ${theme.space[3]};
`;

const Bar = styled.div<{ $isAway: boolean }>`
  display: flex;
  gap: ${theme.space[2]};
  margin-block: ${theme.space[4]} ${theme.space[2]};

  & > button:first-child {
    flex: 1;
  }
  & > a {
    min-width: 0;
  }
  ${theme.media.md} {
    flex-wrap: wrap;

    & > button {
      flex: 1;
    }
  }
  ${theme.media.belowMd} {
    position: fixed;
    z-index: ${theme.z.bottomBar};
    inset: auto 0 0;
    display: ${({ $isAway }) => ($isAway ? 'none' : 'flex')};
    margin: 0;

    /* The icon alone where room is needed; the word stays for screen readers. */
    & > * {
      padding-inline: min(${theme.space[3]}, 3vw);
    }
    & > * ~ button > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    padding: ${theme.space[2]} min(${theme.space[4]}, 4vw)
      max(${theme.space[2]}, env(safe-area-inset-bottom));
    border-top: ${theme.size.hairline} solid ${theme.color.border};
    background: ${theme.color.surface};
  }
  ${theme.media.short} {
    padding-block-start: ${theme.space[1]};
    padding-block-end: max(${theme.space[1]}, env(safe-area-inset-bottom));

    & > * {
      min-height: ${theme.size.target};
      padding-block: 0;
    }
  }
  ${theme.media.print} {
    display: none;
  }
`;
