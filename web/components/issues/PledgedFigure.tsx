import { styled } from 'styled-components';
import { content } from '#web/components/content.ts';
import { Money } from '#web/components/figures/Money.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { theme } from '#web/theme/theme.ts';

type PledgedFigureProps = {
  amount: string;
  /** Kind of money; null: real money. */
  note: string | null;
  /** What is needed; null: unknown. */
  goal: string | null;
};

export function PledgedFigure({ amount, note, goal }: PledgedFigureProps) {
  return (
    <span>
      <Money size="lg">{amount}</Money>
      <Pledged as="span" $isSaid={goal !== null}>
        {` ${content.issueCard.pledged}`}
      </Pledged>
      {goal !== null && <Muted as="span">{` ${goal}`}</Muted>}
      {note !== null && <Note as="span">{note}</Note>}
    </span>
  );
}

/** A phone has room for one word beside the amount; what is needed takes precedence. */
const Pledged = styled(Muted)<{ $isSaid: boolean }>`
  ${theme.media.belowMd} {
    ${({ $isSaid }) => $isSaid && 'position: absolute; clip-path: inset(50%);'}
  }
`;

const Note = styled(Muted)`
  display: block;
  font-size: ${theme.fontSize.caption};

  /* On a phone it is beside the number of pledgers instead. */
  ${theme.media.belowMd} {
    display: none;
  }
`;
