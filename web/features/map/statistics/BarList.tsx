import { styled } from 'styled-components';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { theme } from '#web/theme/theme.ts';

export type Bar = {
  id: string;
  label: string;
  value: string;
  /** 0 to 100. */
  percent: number;
  color?: string;
};

/** The figure carries the meaning, the bar illustrates it. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <PlainList>
      {bars.map(({ id, label, value, percent, color = theme.color.textMuted }) => (
        <li key={id}>
          <Line>
            <span>{label}</span>
            <Figure>{value}</Figure>
          </Line>
          <Track aria-hidden="true">
            <Fill style={{ width: `${percent}%`, background: color }} />
          </Track>
        </li>
      ))}
    </PlainList>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;

  & > span {
    min-width: 0;
  }
`;

const Figure = styled.strong`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
`;

const Track = styled.div`
  overflow: hidden;
  height: ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutralTint};
`;

const Fill = styled.div`
  height: 100%;
  min-width: 2px;
  border-radius: inherit;
  transition: width ${theme.duration.slow} ${theme.easing.out};
`;
