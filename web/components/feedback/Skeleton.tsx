import { styled, keyframes } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type SkeletonProps = {
  width?: string;
  height?: string;
  shape?: 'text' | 'block' | 'circle';
  /** Text lines; the last one is shorter. */
  lines?: number;
};

/** Placeholder in the final place and shape. Hidden from screen readers: announce loading once above. */
export function Skeleton({ width = '100%', height, shape = 'text', lines = 1 }: SkeletonProps) {
  const isText = shape === 'text';
  const tallness = height ?? (isText ? '1em' : theme.space[24]);
  return (
    <Group aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bone
          key={line}
          $shape={shape}
          $width={lines > 1 && line === lines - 1 ? `calc(${width} * 0.62)` : width}
          $height={tallness}
        />
      ))}
    </Group>
  );
}

/** Animates opacity, and starts late, so that fast answers cost a loading page no frame. */
const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Group = styled.span`
  display: grid;
  gap: 0.6em;
`;

const corners = { text: theme.radius.sm, block: theme.radius.md, circle: '50%' };

type BoneProps = { $shape: 'text' | 'block' | 'circle'; $width: string; $height: string };

/** Sized by class: the content policy refuses style attributes in server-painted HTML. */
const Bone = styled.span<BoneProps>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${({ $shape }) => corners[$shape]};
  background-color: ${theme.color.skeleton};
  animation: ${pulse} ${theme.duration.loop} ease-in-out ${theme.duration.loop} infinite;
`;
