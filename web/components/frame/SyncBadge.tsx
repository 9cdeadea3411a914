import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { content } from '#web/components/content.ts';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';

export type SyncBadgeProps = {
  isOnline: boolean;
  /** Work is being sent, but slowly. */
  isSlow: boolean;
  waitingCount: number;
  /** Refused items. */
  attentionCount: number;
  /** Page of the waiting items. */
  href?: string;
};

/**
 * Connection and unsent work: quiet while all is well, in words once something waits. The icon
 * changes shape too (a check in a disc, a ring), and a change is announced.
 */
export function SyncBadge(props: SyncBadgeProps) {
  const { isOnline, isSlow, waitingCount, attentionCount, href } = props;
  const reached = isSlow ? content.sync.slow : content.sync.online;
  const state = isOnline ? reached : content.sync.offline;
  const count = waitingCount + attentionCount;
  const waiting = [
    waitingCount > 0 ? content.sync.waiting(waitingCount) : '',
    attentionCount > 0 ? content.sync.attention(attentionCount) : '',
  ]
    .filter(Boolean)
    .join(content.sync.comma);
  const face = (
    <>
      <Sign viewBox="0 0 16 16" $isOnline={isOnline} aria-hidden="true">
        <circle cx="8" cy="8" r="7" />
        {isOnline && <path d="m5 8.2 2.1 2.1L11 6" />}
      </Sign>
      <State $isQuiet={isOnline && !isSlow}>{state}</State>
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
      {waiting && <VisuallyHidden>{content.sync.comma + waiting}</VisuallyHidden>}
    </>
  );
  return (
    <>
      {href ? <LinkFace href={href}>{face}</LinkFace> : <Face>{face}</Face>}
      <VisuallyHidden as="output" aria-live="polite">
        {waiting || !isOnline ? [state, waiting].filter(Boolean).join(content.sync.comma) : ''}
      </VisuallyHidden>
    </>
  );
}

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  min-width: ${theme.size.target};
  justify-content: center;
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
`;

const LinkFace = styled(Face).attrs({ as: AppLink })<{ href: string }>`
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }
`;

const Sign = styled.svg<{ $isOnline: boolean }>`
  flex: none;
  width: 1rem;
  height: 1rem;
  fill: none;
  stroke: ${({ $isOnline }) => ($isOnline ? theme.color.success : theme.color.warning)};
  stroke-width: 2;

  & path {
    stroke: ${theme.color.ground};
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & circle {
    fill: ${({ $isOnline }) => ($isOnline ? theme.color.success : 'none')};
  }
`;

/** On a phone the check stands for 'Online'; the word stays for screen readers. */
const State = styled.span<{ $isQuiet: boolean }>`
  ${({ $isQuiet }) =>
    $isQuiet
      ? `@media (max-width: 1079.98px) {
           position: absolute;
           width: 1px;
           height: 1px;
           overflow: hidden;
           clip-path: inset(50%);
         }`
      : `color: ${theme.color.warning};`}
`;

const Count = styled.span`
  min-width: ${theme.space[6]};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.warningTint};
  color: ${theme.color.warning};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
