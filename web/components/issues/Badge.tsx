import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { StatusTone } from './statusDisplay.ts';

export type BadgeTone = StatusTone | 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<BadgeTone, readonly [text: string, tint: string]> = {
  open: [theme.color.statusOpen, theme.color.statusOpenTint],
  inProgress: [theme.color.statusInProgress, theme.color.statusInProgressTint],
  completed: [theme.color.statusCompleted, theme.color.statusCompletedTint],
  unknown: [theme.color.statusUnknown, theme.color.statusUnknownTint],
  neutral: [theme.color.textMuted, theme.color.neutralTint],
  success: [theme.color.success, theme.color.successTint],
  warning: [theme.color.warning, theme.color.warningTint],
  danger: [theme.color.dangerText, theme.color.dangerTint],
  info: [theme.color.info, theme.color.infoTint],
};

/** The tint is opaque, so that it stays readable on a photo. */
export function Badge(props: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  const { tone = 'neutral', icon, children } = props;
  return (
    <Pill $tone={tone}>
      {icon}
      <span>{children}</span>
    </Pill>
  );
}

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => tones[$tone][1]};
  color: ${({ $tone }) => tones[$tone][0]};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.lineHeight.snug};
  /* On one line, unless the user's letters are larger than the screen allows. */
  flex: none;
  max-width: 100%;

  & svg {
    flex: none;
    width: 0.875em;
    height: 0.875em;
  }
  ${theme.media.forcedColors} {
    border: ${theme.size.hairline} solid;
  }
`;
