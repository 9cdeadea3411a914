import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { castVote, VOTE_TYPES, type VoteType } from '#schema/case/vote.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { call } from '#web/net/call.ts';
import { formatNumber } from '#web/format/format.ts';
import { useAction } from '#web/net/useAction.ts';
import { useConnectivity } from '#web/net/connectivity.ts';
import { theme } from '#web/theme/theme.ts';
import { proposalsContent } from './content.ts';

const { vote: content, toast } = proposalsContent;
const ICONS = { upvote: ThumbsUp, downvote: ThumbsDown };

type VoteButtonsProps = {
  proposal: Proposal;
  ownVote: VoteType | null;
  /** False: may only vote against. */
  canApprove: boolean;
};

/** The current vote is pressed; pressing it again withdraws it. */
export function VoteButtons({ proposal, ownVote, canApprove }: VoteButtonsProps) {
  const voting = useVote(proposal);
  const { isOnline } = useConnectivity();
  const reasonId = useId();
  const counts = { upvote: proposal.upvotes, downvote: proposal.downvotes };
  const labels = { upvote: content.up, downvote: content.down };
  return (
    <Group aria-label={content.label}>
      {VOTE_TYPES.filter((type) => canApprove || type === 'downvote').map((type) => {
        const Icon = ICONS[type];
        const isOwn = ownVote === type;
        return (
          <Button
            key={type}
            variant="secondary"
            aria-pressed={isOwn}
            icon={<Icon aria-hidden="true" fill={isOwn ? 'currentColor' : 'none'} />}
            isPending={voting.isPending && voting.variables.voteType === type}
            disabled={voting.isPending}
            // Focusable, so that screen readers announce the reason.
            aria-disabled={!isOnline}
            aria-describedby={isOnline ? undefined : reasonId}
            onClick={() => isOnline && voting.mutate({ voteType: type, before: ownVote })}
          >
            {labels[type](formatNumber(counts[type]))}
          </Button>
        );
      })}
      {!isOnline && <Reason id={reasonId}>{content.offline}</Reason>}
    </Group>
  );
}

function useVote({ id, issueId }: Proposal) {
  return useAction({
    // After the vote has changed the same press means something else: it withdraws the vote.
    send: ({ voteType }: { voteType: VoteType; before: VoteType | null }, idempotencyKey) =>
      call(castVote, { params: { id }, body: { voteType }, idempotencyKey }),
    words: { failed: toast.voteFailed },
    outcomeWords: ({ voteType }) =>
      voteType === null
        ? { done: toast.unvoted, doneText: toast.unvotedText }
        : { done: toast.voted, doneText: toast.votedText },
    changes: [{ topic: 'votes', id: issueId }],
  });
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  && [aria-disabled='true'] {
    background: ${theme.color.neutralTint};
    border-color: ${theme.color.border};
    color: ${theme.color.textFaint};
  }
`;

const Reason = styled.p`
  flex-basis: 100%;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;
