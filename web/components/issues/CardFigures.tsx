import { Users } from 'lucide-react';
import { styled } from 'styled-components';
import { MoneyBar } from '#web/components/figures/MoneyBar.tsx';
import { theme } from '#web/theme/theme.ts';
import { Fact } from './Fact.tsx';
import { PledgedFigure } from './PledgedFigure.tsx';

export type CardFiguresProps = {
  pledged: string;
  /** What is needed, beside the amount; null: unknown. */
  goal?: string | null;
  /** Raised and needed, to draw; null: nothing to compare with. */
  axis?: { max: number; value: number; flags: readonly number[] } | null;
  /** Kind of money (such as test money) beside the amount; null: real money. */
  moneyNote?: string | null;
  pledgers: string;
};

/** A card's figures about money, with a bar if there is something to compare. */
export function CardFigures({ pledged, goal, axis, moneyNote, pledgers }: CardFiguresProps) {
  return (
    <>
      <Figures $hasNote={Boolean(moneyNote)}>
        <PledgedFigure amount={pledged} note={moneyNote ?? null} goal={goal ?? null} />
        <Fact icon={<Users aria-hidden="true" />}>
          <span>{pledgers}</span>
          {moneyNote && <PhoneNote>{` · ${moneyNote}`}</PhoneNote>}
        </Fact>
      </Figures>
      {axis && axis.max > 0 && (
        <Bar>
          <MoneyBar {...axis} />
        </Bar>
      )}
    </>
  );
}

/** A phone has no room for it beside the amount. */
const PhoneNote = styled.span`
  display: none;

  ${theme.media.belowMd} {
    display: inline;
  }
`;

const Figures = styled.div<{ $hasNote: boolean }>`
  grid-area: figures;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[3]};
  border-block-start: ${theme.size.hairline} solid ${theme.color.border};

  ${theme.media.belowMd} {
    flex-direction: column;
    flex-wrap: nowrap;
    justify-content: center;
    gap: 0;
    margin: 0;
    padding: 0;
    border: 0;

    line-height: ${theme.lineHeight.snug};

    & span {
      font-size: ${theme.fontSize.caption};
    }
    /* The kind of money takes its place. */
    & svg {
      display: ${({ $hasNote }) => ($hasNote ? 'none' : 'block')};
    }
  }
`;

const Bar = styled.div`
  grid-area: bar;

  /* Three cards fit a phone's screen. */
  ${theme.media.belowMd} {
    margin-block: calc(-1 * ${theme.space[1]});
  }
`;
