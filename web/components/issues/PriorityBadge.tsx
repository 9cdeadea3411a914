import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';

type Priority = keyof typeof content.priority;

const levels: Record<Priority, { bars: number; color: string }> = {
  critical: { bars: 4, color: theme.color.priorityCritical },
  high: { bars: 3, color: theme.color.priorityHigh },
  medium: { bars: 2, color: theme.color.priorityMedium },
  low: { bars: 1, color: theme.color.priorityLow },
};

const isPriority = (value: string): value is Priority => Object.hasOwn(levels, value);

/** A rising gauge beside the word. Unknown priorities show nothing. */
export function PriorityBadge({ priority }: { priority: string }) {
  const name = priority.toLowerCase();
  if (!isPriority(name)) return null;
  const { bars, color } = levels[name];
  return (
    <Pill $color={color}>
      <svg viewBox="0 0 16 14" fill="currentColor" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 4.2}
            y={9 - bar * 3}
            width="3"
            height={5 + bar * 3}
            rx="0.8"
            opacity={bar < bars ? 1 : 0.28}
          />
        ))}
      </svg>
      <span>{content.priority[name]}</span>
    </Pill>
  );
}

const Pill = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutralTint};
  color: ${({ $color }) => $color};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  white-space: nowrap;

  & svg {
    flex: none;
    width: 1.05em;
    height: 0.9em;
  }
`;
