import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type ProgressTone = 'neutral' | 'open' | 'completed';

export type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  /** The value in words, e.g. '12 of 40'; percent unless given. */
  valueText?: string;
  tone?: ProgressTone;
  isLabelHidden?: boolean;
};

const fills: Record<ProgressTone, string> = {
  neutral: theme.color.inverse,
  open: theme.color.statusOpen,
  completed: theme.color.statusCompleted,
};

/** Values outside 0..max are clamped. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, tone = 'neutral', isLabelHidden = false } = props;
  const labelId = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const valueText = props.valueText ?? `${Math.round(share * 100)}%`;
  return (
    <div>
      {!isLabelHidden && (
        <Words>
          <span id={labelId}>{label}</span>
          <Amount>{valueText}</Amount>
        </Words>
      )}
      <Track
        {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        aria-valuetext={valueText}
        max={1}
        value={share}
        $tone={tone}
      />
    </div>
  );
}

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;

const Amount = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Track = styled.progress<{ $tone: ProgressTone }>`
  display: block;
  width: 100%;
  height: ${theme.space[2]};
  overflow: hidden;
  appearance: none;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.neutralTint};

  &::-webkit-progress-bar {
    background: ${theme.color.neutralTint};
  }
  &::-webkit-progress-value {
    border-radius: ${theme.radius.pill};
    background: ${({ $tone }) => fills[$tone]};
    transition: inline-size ${theme.duration.slow} ${theme.easing.out};
  }
  &::-moz-progress-bar {
    border-radius: ${theme.radius.pill};
    background: ${({ $tone }) => fills[$tone]};
  }
`;
