import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { Skeleton } from './Skeleton.tsx';

export type StatProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  isLoading?: boolean;
};

/** One figure with its name: a dial of the instrument. Keeps its height while loading. */
export function Stat({ label, value, hint, icon, isLoading = false }: StatProps) {
  return (
    <Dial>
      <Label>
        {icon}
        {label}
      </Label>
      <Figure>{isLoading ? <Skeleton width="4.5ch" /> : value}</Figure>
      {hint && <Hint>{hint}</Hint>}
    </Dial>
  );
}

const Dial = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};

  & svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
  }
`;

const Figure = styled.div`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.figure};
  font-weight: ${theme.weight.display};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.lineHeight.heading};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`;

const Hint = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
`;
