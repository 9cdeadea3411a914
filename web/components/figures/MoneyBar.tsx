import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

type MoneyBarProps = {
  /** End of the axis, in the same unit as the other values. */
  max: number;
  value: number;
  /** Follows `value`: what counts later. */
  later?: number;
  /** Follows both: what would be added. */
  preview?: number;
  /** Positions of small marks on the axis. */
  flags?: readonly number[];
};

/**
 * Money on one axis: future parts are hatched, prices are marked. Purely visual: the
 * words beside it say the same.
 */
export function MoneyBar(props: MoneyBarProps) {
  const { max, value, later = 0, preview = 0, flags = [] } = props;
  const percent = (amount: number) =>
    max > 0 ? Math.round(Math.min(Math.max(amount / max, 0), 1) * 100) : 0;
  const filled = percent(value);
  const hatched = percent(value + later) - filled;
  const added = percent(value + later + preview) - filled - hatched;
  return (
    <Track aria-hidden="true">
      <Parts>
        <Filled $percent={filled} />
        <Hatched $percent={hatched} />
        <Added $percent={added} />
      </Parts>
      {flags.map((at) => (
        <Flag key={at} $at={percent(at)} />
      ))}
    </Track>
  );
}

const Track = styled.div`
  position: relative;
  padding-block-start: ${theme.space[1]};
  forced-color-adjust: none;
`;

const Parts = styled.div`
  display: flex;
  block-size: ${theme.space[2]};
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutralTint};
  box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.border};

  & > span {
    flex: none;
    transition: inline-size ${theme.duration.slow} ${theme.easing.out};

    ${theme.media.reducedMotion} {
      transition: none;
    }
  }
`;

/** Sized by class: the content policy refuses style attributes in server-painted HTML. */
const Part = styled.span<{ $percent: number }>`
  inline-size: ${({ $percent }) => $percent}%;
`;

const Filled = styled(Part)`
  background: ${theme.color.inverse};
`;

const Hatched = styled(Part)`
  background: repeating-linear-gradient(
    -45deg,
    ${theme.color.inverse} 0 ${theme.size.ring},
    transparent ${theme.size.ring} ${theme.space[1]}
  );
`;

const Added = styled(Part)`
  background: ${theme.color.accent};
`;

/** A thin staff that stands above the track's upper edge. */
const Flag = styled.span<{ $at: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ $at }) => $at}%;
  inline-size: ${theme.size.ring};
  margin-inline-start: calc(-1 * ${theme.size.ring});
  background: ${theme.color.text};
  box-shadow: 0 0 0 ${theme.size.hairline} ${theme.color.surface};
`;
