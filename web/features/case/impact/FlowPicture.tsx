import { styled, css } from 'styled-components';
import { formatMoney } from '#web/format/formatMoney.ts';
import { toAmount } from '#web/format/moneyInUse.ts';
import { theme } from '#web/theme/theme.ts';
import { impactContent } from './content.ts';
import type { MoneyFlow } from './moneyFlow.ts';

const PARTS = ['held', 'solver', 'platform', 'back'] as const;
type Part = (typeof PARTS)[number];

type FlowPictureProps = {
  flow: Omit<MoneyFlow, 'shareBp'>;
  /** By default one's own money. */
  words?: { pledged: string; parts: Record<Part, string> };
};

/** Money as one bar, divided by where it is now, with a line of words for each part. */
export function FlowPicture({ flow, words = impactContent.flow }: FlowPictureProps) {
  const parts = PARTS.filter((part) => flow[part] > 0n);
  return (
    <Figure>
      <Line as="div">
        <span>{words.pledged}</span>
        <span>{formatMoney(toAmount(flow.pledged))}</span>
      </Line>
      <Bar aria-hidden="true">
        {parts.map((part) => (
          <Piece key={part} $part={part} style={{ flexGrow: Number(flow[part]) }} />
        ))}
      </Bar>
      <List>
        {parts.map((part) => (
          <Line key={part}>
            <span>
              <Key $part={part} aria-hidden="true" />
              <span>{words.parts[part]}</span>
            </span>
            <span>{formatMoney(toAmount(flow[part]))}</span>
          </Line>
        ))}
        {flow.borne > 0n && (
          <Line>
            <span>{impactContent.flow.borne}</span>
            <span>{formatMoney(toAmount(flow.borne))}</span>
          </Line>
        )}
      </List>
    </Figure>
  );
}

/** Told apart by shade and hatching, not by hue. */
const fills: Record<Part, ReturnType<typeof css>> = {
  held: css`
    background: ${theme.color.borderStrong};
  `,
  solver: css`
    background: ${theme.color.inverse};
  `,
  platform: css`
    background: repeating-linear-gradient(
      -45deg,
      ${theme.color.inverse} 0 2px,
      ${theme.color.surface} 2px 5px
    );
  `,
  back: css`
    background: ${theme.color.surface};
  `,
};

const Figure = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  forced-color-adjust: none;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.lineHeight.snug};

  /* Long words break before their amount drops below them. */
  & > :first-child {
    flex: 1 1 9rem;
  }
`;

const Bar = styled.div`
  display: flex;
  overflow: hidden;
  height: ${theme.space[5]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.sm};
`;

const Piece = styled.span<{ $part: Part }>`
  flex: 0 0 3px;
  ${({ $part }) => fills[$part]}

  & + & {
    border-inline-start: ${theme.size.hairline} solid ${theme.color.borderStrong};
  }
`;

const Key = styled.span<{ $part: Part }>`
  display: inline-block;
  width: 0.8em;
  height: 0.8em;
  margin-inline-end: ${theme.space[2]};
  border: ${theme.size.hairline} solid ${theme.color.borderStrong};
  border-radius: 3px;
  ${({ $part }) => fills[$part]}
`;
