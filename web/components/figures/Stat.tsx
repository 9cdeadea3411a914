import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { coverStyle } from '#web/components/layout/coverStyle.ts';

export type StatProps = {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  isLoading?: boolean;
  /** The list that the figure counts; the whole card links to it. */
  href?: string;
};

/**
 * One figure with its name. Long texts and numbers are set smaller instead of broken; an element as
 * value keeps the full size.
 */
export function Stat({ label, value, hint, isLoading = false, href }: StatProps) {
  return (
    <Dial>
      <Label>{href === undefined ? label : <Lead href={href}>{label}</Lead>}</Label>
      <Figure $characters={typeof value === 'object' ? 1 : Math.max(1, String(value).length)}>
        {isLoading ? <Skeleton width="4.5ch" /> : value}
      </Figure>
      {hint && <Hint>{hint}</Hint>}
    </Dial>
  );
}

const Dial = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-width: 0;
  container-type: inline-size;
  padding: ${theme.space[4]};

  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
`;

const Label = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;

const Lead = styled(AppLink)`
  color: inherit;

  ${coverStyle}
`;

const Figure = styled.div<{ $characters: number }>`
  font-family: ${theme.font.display};
  /* From the mean width of an amount's characters, separators included: it shrinks to its card and never wraps. */
  font-size: clamp(
    ${theme.fontSize.small},
    100cqi / (${({ $characters }) => $characters} * 0.58),
    ${theme.fontSize.figure}
  );
  /* In narrow cards figures are about equally large, whatever their length. */
  @container (max-width: 9rem) {
    font-size: clamp(
      ${theme.fontSize.small},
      100cqi / (${({ $characters }) => $characters} * 0.58),
      ${theme.fontSize.title}
    );
  }
  min-height: calc(${theme.fontSize.figure} * ${theme.lineHeight.heading});
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
