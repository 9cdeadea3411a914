import { styled } from 'styled-components';
import { content } from '#web/components/content.ts';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { theme } from '#web/theme/theme.ts';

/** `note`: kind of money, null for real money. */
export function PledgedFigure({ amount, note }: { amount: string; note: string | null }) {
  return (
    <span>
      <Money size="lg">{amount}</Money>
      <Pledged as="span" $isSaid={note !== null}>
        {` ${content.issueCard.pledged}`}
      </Pledged>
      {note !== null && <Note>{note}</Note>}
    </span>
  );
}

/** A phone has room for one word beside the amount; the kind of money takes precedence. */
const Pledged = styled(Muted)<{ $isSaid: boolean }>`
  ${theme.media.belowMd} {
    ${({ $isSaid }) => $isSaid && 'position: absolute; clip-path: inset(50%);'}
  }
`;

const Note = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};

  ${theme.media.belowMd} {
    display: inline;
  }
`;
