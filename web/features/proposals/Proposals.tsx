import { useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { Pledge } from '#schema/case/pledge.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { Vote, VoteType } from '#schema/case/vote.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { EmptyState } from '#web/components/feedback/EmptyState.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { MoreRows } from '#web/components/paging/MoreRows.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
import { theme } from '#web/theme/theme.ts';
import { votesQuery } from './queries.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { proposalsContent } from './content.ts';
import { OfferBacking } from './OfferBacking.tsx';
import { ProposalCard } from './ProposalCard.tsx';

const { list, form, question } = proposalsContent;

// Most visitors only read; the form loads for people who may propose.
const ProposalForm = lazyPart(async () => (await import('./ProposalForm.tsx')).ProposalForm);

type ProposalsProps = {
  issue: IssueDetail;
  result: UseInfiniteQueryResult<Proposal[]>;
  /** The newest of the issue. */
  pledges: readonly Pledge[];
  renderReport: (proposal: Proposal) => ReactElement | null;
  /** Absent where nobody can ask. */
  onAsk?: (question: string) => void;
  /** Who would judge the work that is chosen here. */
  judges: ReactNode;
};

/** Proposals with votes, the rules, and the form for a new one. */
export function Proposals({ judges, ...offers }: ProposalsProps) {
  const { issue, result } = offers;
  const { user } = useCurrentUser();
  return (
    <Stack gap={6}>
      <ProposalList {...offers} />
      {issue.proposalCount > 0 && judges}
      {issue.viewer.abilities.propose && user && result.data && (
        <OfferForm issueId={issue.id} userId={user.id} offers={result.data} />
      )}
      {user === null && issue.status !== 'completed' && !issue.mergedInto && (
        <Banner
          action={
            <ButtonLink
              variant="secondary"
              href={`/auth?redirect=${encodeURIComponent(`/issues/${issue.id}#proposals`)}`}
            >
              {form.signIn}
            </ButtonLink>
          }
        >
          {form.logIn}
        </Banner>
      )}
    </Stack>
  );
}

type OfferFormProps = { issueId: string; userId: string; offers: readonly Proposal[] };

/** Folded below one's own offer, if any; a new offer is scrolled into view. */
function OfferForm({ issueId, userId, offers }: OfferFormProps) {
  const own = offers.filter(({ solverId, status }) => solverId === userId && status === 'pending');
  const newest = own.at(-1)?.id;
  const before = useRef(newest);
  useEffect(() => {
    if (newest === undefined || newest === before.current) return;
    before.current = newest;
    document.getElementById(newest)?.scrollIntoView({ block: 'center' });
  }, [newest]);
  const offerForm = (
    <Suspense fallback={<Skeleton shape="block" />}>
      <ProposalForm key={userId} issueId={issueId} userId={userId} />
    </Suspense>
  );
  if (newest === undefined) return offerForm;
  return (
    <Disclosure key={newest} summary={form.another}>
      {offerForm}
    </Disclosure>
  );
}

function ProposalList(props: Omit<ProposalsProps, 'judges'>) {
  const { issue, result, pledges, renderReport, onAsk } = props;
  const { user } = useCurrentUser();
  const { data: votes } = useQuery(votesQuery(issue.id));
  const { data: proposals, isPending, refetch } = result;
  if (isPending) return <Skeleton lines={5} height="1.75rem" />;
  if (!proposals) return <LoadFailure words={list} onRetry={refetch} />;
  if (proposals.length === 0)
    return <EmptyState title={list.emptyTitle} description={list.empty} />;
  return (
    <Stack gap={4}>
      <Offers>
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            criteria={issue.solutionCriteria}
            escrow={issue.currentFunding}
            isPending={issue.selectionPending?.proposalId === proposal.id}
            canApprove={issue.viewer.abilities.approve}
            canVote={issue.viewer.abilities.vote && user?.id !== proposal.solverId}
            ownVote={ownVote(votes, proposal.id, user?.id)}
            isOwn={user?.id === proposal.solverId}
            backing={
              <OfferBacking
                proposal={proposal}
                votes={votes ?? []}
                pledges={pledges}
                reporterId={issue.reporterId}
              />
            }
            ask={
              onAsk &&
              user?.id !== proposal.solverId && (
                <QuietButton type="button" onClick={() => onAsk(questionAbout(proposal))}>
                  <MessageCircle aria-hidden="true" />
                  <span>{question.ask}</span>
                </QuietButton>
              )
            }
            report={renderReport(proposal)}
          />
        ))}
      </Offers>
      <MoreRows list={result} />
      <Disclosure summary={list.how}>{list.rule}</Disclosure>
    </Stack>
  );
}

const questionAbout = ({ solverName, title }: Proposal): string =>
  question.about(solverName, title);

const QuietButton = styled.button`
  ${quietStyle}
`;

/** Side by side where two have room. */
const Offers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${theme.space[4]};
`;

function ownVote(
  votes: readonly Vote[] | undefined,
  proposalId: string,
  userId: string | undefined,
): VoteType | null {
  const own = votes?.find((vote) => vote.proposalId === proposalId && vote.userId === userId);
  return own?.voteType ?? null;
}
