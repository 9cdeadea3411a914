import { styled } from 'styled-components';
import { StatusBadge } from '#web/components/issues/StatusBadge.tsx';
import { theme } from '#web/theme/theme.ts';

/** An issue's stages on an invented town map: reported, in progress, done. Decorative. */
const STOPS = [
  { status: 'reported', x: 146, y: 144, color: theme.color.statusOpen },
  { status: 'in_progress', x: 330, y: 190, color: theme.color.statusInProgress },
  { status: 'completed', x: 216, y: 330, color: theme.color.statusCompleted },
] as const;

const SIZE = { width: 480, height: 420 } as const;

/** Town blocks as [x, y, width, height]; the gaps between are streets. */
const BLOCKS = [
  [-20, -20, 108, 92],
  [104, -20, 92, 92],
  [212, -20, 132, 60],
  [360, -20, 150, 118],
  [-20, 88, 108, 112],
  [148, 88, 48, 112],
  [212, 56, 132, 100],
  [360, 114, 60, 86],
  [436, 114, 80, 86],
  [212, 172, 92, 28],
  [-20, 216, 72, 76],
  [68, 216, 128, 76],
  [212, 216, 132, 76],
  [360, 216, 150, 36],
  [-20, 308, 108, 130],
  [104, 308, 84, 130],
  [244, 308, 100, 130],
] as const;

export function HeroMap() {
  return (
    <Frame aria-hidden="true">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
        focusable="false"
      >
        {BLOCKS.map(([x, y, width, height]) => (
          <Block key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="5" />
        ))}
        <Park x="360" y="268" width="150" height="170" rx="5" />
        <River d="M500 40 C 430 150, 462 210, 402 262 S 330 330, 356 440" />
        <Avenue d="M-20 208 H 500 M 204 -20 V 440" />
        <Way d="M146 144 C 160 206, 204 208, 240 208 S 318 208, 330 190 M330 190 C 336 260, 300 300, 216 330" />
        {STOPS.map(({ status, x, y, color }) => (
          <g key={status} transform={`translate(${x} ${y})`}>
            <Halo r="22" $color={color} />
            <Ring r="11" $color={color} />
          </g>
        ))}
      </svg>
      {STOPS.map(({ status, x, y }) => (
        <Label key={status} $x={x} $y={y}>
          <StatusBadge status={status} place="map" />
        </Label>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: ${SIZE.width} / ${SIZE.height};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.ground};

  & > svg {
    width: 100%;
    height: 100%;
  }
`;

const Block = styled.rect`
  fill: ${theme.color.surface};
  stroke: ${theme.color.border};
  stroke-width: 1;
`;

const Park = styled.rect`
  fill: ${theme.color.statusCompletedTint};
`;

const River = styled.path`
  fill: none;
  stroke: ${theme.color.statusInProgressTint};
  stroke-width: 34;
  stroke-linecap: round;
`;

const Avenue = styled.path`
  fill: none;
  stroke: ${theme.color.hover};
  stroke-width: 12;
`;

const Way = styled.path`
  fill: none;
  stroke: ${theme.color.text};
  stroke-width: 2.5;
  stroke-dasharray: 1 9;
  stroke-linecap: round;
`;

const Halo = styled.circle<{ $color: string }>`
  fill: ${({ $color }) => $color};
  opacity: 0.16;
`;

const Ring = styled.circle<{ $color: string }>`
  fill: ${theme.color.ground};
  stroke: ${({ $color }) => $color};
  stroke-width: 6;
`;

const Label = styled.span<{ $x: number; $y: number }>`
  position: absolute;
  top: ${({ $y }) => ($y / SIZE.height) * 100}%;
  left: ${({ $x }) => ($x / SIZE.width) * 100}%;
  transform: translate(-50%, ${theme.space[6]});
`;
