import { styled } from 'styled-components';
import type { Pledge } from '#schema/case/pledge.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { Vote } from '#schema/case/vote.ts';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { formatMoney } from '#web/format/formatMoney.ts';
import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import { countsText } from '#web/format/ownMoneyText.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useMoneyNote } from '#web/features/site/useMoneyNote.ts';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { theme } from '#web/theme/theme.ts';
import { backingShare } from './backingShare.ts';
import { proposalsContent } from './content.ts';
import { youngBacking } from './youngBacking.ts';

const { card } = proposalsContent;

type OfferBackingProps = {
  proposal: Proposal;
  votes: readonly Vote[];
  /** The newest of the issue: all that may be too young to count. */
  pledges: readonly Pledge[];
  reporterId: string | null;
};

/** How much of the escrow backs an offer; money that counts only later is hatched. */
export function OfferBacking({ proposal, votes, pledges, reporterId }: OfferBackingProps) {
  const now = useServerNow();
  const note = useMoneyNote();
  const { user } = useCurrentUser();
  const isOpen = proposal.status === 'pending';
  const young = isOpen
    ? youngBacking(proposal, { pledges, votes, reporterId }, now)
    : { baseCents: 0n, upCents: 0n };
  const { backing } = proposal;
  const whole = toAmount(parseAmount(proposal.backingBase) + young.baseCents);
  const text = card.backingText(
    formatMoney(backing),
    formatMoney(whole),
    backingShare(backing, whole),
  );
  const isSupporter = votes.some(
    ({ proposalId, userId, voteType }) =>
      proposalId === proposal.id && userId === user?.id && voteType === 'upvote',
  );
  const own = isOpen && isSupporter ? pledges.filter(({ userId }) => userId === user?.id) : [];
  const later = countsText(own, now) ?? (young.upCents > 0n ? laterText(young.upCents) : null);
  return (
    <div>
      <Words>
        <span>{card.backing}</span>
        <span>{[text, note].filter(Boolean).join(' · ')}</span>
      </Words>
      <MoneyBar
        max={Number(whole)}
        value={Number(backing)}
        later={Number(toAmount(young.upCents))}
      />
      {later && <Muted>{later}</Muted>}
    </div>
  );
}

const laterText = (cents: bigint) => card.later(formatMoney(toAmount(cents)));

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin-block-end: ${theme.space[1]};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  & > :last-child {
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
