import { NameInBrackets } from '#web/components/people/PersonName.tsx';
import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstSentence, type Proposal } from '#schema/case/proposal.ts';
import type { VoteType } from '#schema/case/vote.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
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
import { Record, Works } from './SolverRecord.tsx';
import { VoteButtons } from './VoteButtons.tsx';
import { WithdrawProposal } from './WithdrawProposal.tsx';

const { card, vote, row: words } = proposalsContent;
/** Characters that two lines of a phone hold, by experience. */
const [TITLE_SHOWN, TEXT_SHOWN] = [70, 110];

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
  /** Leads to asking a question about it. */
  ask: ReactNode;
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
  const isForOtherCriteria = proposal.solutionCriteria !== props.criteria;
  const isSelected = proposal.status === 'selected' || proposal.status === 'completed';
  return (
    <Framed as="article" id={proposal.id} $isOwn={isOwn}>
      <Stack gap={4}>
        <Row justify="space-between" align="start">
          <Offerer proposal={proposal} />
          <Row gap={2}>
            {isOwn && <Badge tone="inProgress">{words.own}</Badge>}
            <Badge
              tone={isSelected ? 'completed' : 'neutral'}
              icon={isSelected ? <CircleCheck aria-hidden="true" /> : undefined}
            >
              {isPending ? card.pending : card.statuses[proposal.status]}
            </Badge>
          </Row>
        </Row>
        <Said title={title} text={text} isAlwaysOpen={isForOtherCriteria}>
          {isForOtherCriteria && (
            <UserText>
              <strong>{card.madeFor}</strong> <span>{proposal.solutionCriteria}</span>
            </UserText>
          )}
        </Said>
        <Works record={proposal.solverRecord} />
        <Facts>
          <div>
            <dt>{card.budget}</dt>
            <dd>
              <Money size="lg">{formatMoney(proposal.budget)}</Money>
              {note && <Muted>{note}</Muted>}
            </dd>
          </div>
          <div>
            <dt>{card.timeline}</dt>
            <dd>{timelineText(proposal.timeline)}</dd>
          </div>
        </Facts>
        {isOpen && <Muted>{needs === null ? card.covered : card.needs(needs)}</Muted>}
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
        <Row justify="space-between" gap={3}>
          {props.ask}
          {props.report}
        </Row>
      </Stack>
    </Framed>
  );
}

function Offerer({ proposal }: Pick<ProposalCardProps, 'proposal'>) {
  const { solverId, solverName, solverProfile, solverRecord, createdAt } = proposal;
  const { avatarUrl: face, fullName } = solverProfile ?? {};
  return (
    <Person>
      <PersonAvatar username={solverName} src={face} />
      <Muted as="div">
        <span>{`${card.by} `}</span>
        <AppLink href={`/users/${solverId}`}>{solverName}</AppLink>
        {fullName && <NameInBrackets name={fullName} />}
        <Record record={solverRecord} />
        <div>{card.offered(formatDate(createdAt))}</div>
      </Muted>
    </Person>
  );
}

/** Two lines to compare by; the rest on demand. */
function Said(props: { title: string; text: string; isAlwaysOpen: boolean; children: ReactNode }) {
  const { title, text } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isLong = title.length > TITLE_SHOWN || text.length > TEXT_SHOWN;
  const isFolded = isLong && !isOpen && !props.isAlwaysOpen;
  return (
    <Folding $isFolded={isFolded}>
      <Title>
        <bdi>{title}</bdi>
      </Title>
      {text !== '' && <UserText>{text}</UserText>}
      {props.children}
      {isLong && !props.isAlwaysOpen && (
        <QuietButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.less : words.more}
        </QuietButton>
      )}
    </Folding>
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

const Framed = styled(Card)<{ $isOwn: boolean }>`
  scroll-margin-block: ${theme.size.header};
  ${({ $isOwn }) => $isOwn && `border-color: ${theme.color.text};`}
`;

const QuietButton = styled.button`
  ${quietStyle}
`;

const Person = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  min-width: 0;
  overflow-wrap: anywhere;

  & > :last-child {
    min-width: 0;
  }
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.lead};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;

const Folding = styled.div<{ $isFolded: boolean }>`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  & > h2,
  & > p,
  & > div {
    ${({ $isFolded }) =>
      $isFolded &&
      'display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;'}
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  align-items: start;
  gap: ${theme.space[3]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    font-weight: ${theme.weight.medium};
  }
`;
