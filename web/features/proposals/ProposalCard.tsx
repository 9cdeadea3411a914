import { NameInBrackets } from '#web/components/people/PersonName.tsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstSentence, type Proposal } from '#schema/case/proposal.ts';
import type { VoteType } from '#schema/case/vote.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatDate, formatNumber } from '#web/format/format.ts';
import { formatMoney, formatMoneyShort } from '#web/format/formatMoney.ts';
import { timelineText } from '#web/format/timelineText.ts';
import { stillNeeded } from './stillNeeded.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { theme } from '#web/theme/theme.ts';
import { proposalsContent } from './content.ts';
import { VoteButtons } from './VoteButtons.tsx';
import { WithdrawProposal } from './WithdrawProposal.tsx';

const { card, vote } = proposalsContent;

type ProposalCardProps = {
  proposal: Proposal;
  /** The issue's current criteria. */
  criteria: string;
  /** Decimal text. */
  escrow: string;
  /** Has won and will be chosen unless votes change. */
  isPending: boolean;
  canVote: boolean;
  canApprove: boolean;
  ownVote: VoteType | null;
  isOwn: boolean;
  backing: ReactNode;
  report: ReactNode;
};

/** Solver, price, duration, and the money behind it. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, isPending, canVote, canApprove, ownVote, isOwn } = props;
  const { escrow } = props;
  const note = useMoneyNote();
  const { title, text } = saidOnce(proposal);
  const isOpen = proposal.status === 'pending';
  const missing = stillNeeded(proposal.budget, escrow);
  const needs = missing === null ? null : formatMoneyShort(missing);
  const isSelected = proposal.status === 'selected' || proposal.status === 'completed';
  return (
    <Card as="article">
      <Stack gap={4}>
        <Row justify="space-between" align="start">
          <Stack gap={1}>
            <Title>
              <bdi>{title}</bdi>
            </Title>
            <Offerer proposal={proposal} />
          </Stack>
          <Badge
            tone={isSelected ? 'completed' : 'neutral'}
            icon={isSelected ? <CircleCheck aria-hidden="true" /> : undefined}
          >
            {isPending ? card.pending : card.statuses[proposal.status]}
          </Badge>
        </Row>
        {text !== '' && <UserText>{text}</UserText>}
        {proposal.solutionCriteria !== props.criteria && (
          <UserText>
            <strong>{card.madeFor}</strong> <span>{proposal.solutionCriteria}</span>
          </UserText>
        )}
        <Facts>
          <div>
            <dt>{card.budget}</dt>
            <dd>
              <Money size="lg">{formatMoney(proposal.budget)}</Money>
              {note && <Muted>{note}</Muted>}
              {isOpen && <Muted>{needs === null ? card.covered : card.needs(needs)}</Muted>}
            </dd>
          </div>
          <div>
            <dt>{card.timeline}</dt>
            <dd>{timelineText(proposal.timeline)}</dd>
          </div>
        </Facts>
        {props.backing}
        {canVote ? (
          <VoteButtons proposal={proposal} ownVote={ownVote} canApprove={canApprove} />
        ) : (
          <Muted>
            {`${vote.upCount(formatNumber(proposal.upvotes))} · ${vote.downCount(formatNumber(proposal.downvotes))}`}
          </Muted>
        )}
        {isOwn && proposal.status === 'pending' && (
          <WithdrawProposal
            proposalId={proposal.id}
            issueId={proposal.issueId}
            words={proposalsContent.withdraw}
          />
        )}
        {props.report}
      </Stack>
    </Card>
  );
}

function Offerer({ proposal }: Pick<ProposalCardProps, 'proposal'>) {
  const { solverId, solverName, solverProfile, createdAt } = proposal;
  const { avatarUrl: face, fullName } = solverProfile ?? {};
  return (
    <Row gap={2}>
      {face && <PersonAvatar username={solverName} src={face} size="sm" />}
      <Muted>
        <span>{`${card.by} `}</span>
        <AppLink href={`/users/${solverId}`}>{solverName}</AppLink>
        {fullName && <NameInBrackets name={fullName} />}
        <span>{` · ${card.offered(formatDate(createdAt))}`}</span>
      </Muted>
    </Row>
  );
}

/**
 * An untitled offer is titled by its first sentence, cut if long. Here the title is whole, and the
 * text continues after it.
 */
function saidOnce({ title, description }: Proposal): { title: string; text: string } {
  const whole = title.endsWith('…') ? firstSentence(description) : title;
  const isFromText = description.startsWith(whole) && whole.startsWith(title.replace(/…$/u, ''));
  return isFromText
    ? { title: whole, text: description.slice(whole.length).trim() }
    : { title, text: description };
}

const Title = styled.h2`
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[8]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    font-weight: ${theme.weight.medium};
  }
`;
