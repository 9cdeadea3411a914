import { CircleCheck, CloudOff, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';

export type BannerTone = 'info' | 'warning' | 'danger' | 'success' | 'offline';

export type BannerProps = {
  tone?: BannerTone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
};

type Look = { Icon: LucideIcon; color: string; tint: string };

const looks: Record<BannerTone, Look> = {
  info: { Icon: Info, color: theme.color.info, tint: theme.color.infoTint },
  warning: { Icon: TriangleAlert, color: theme.color.warning, tint: theme.color.warningTint },
  danger: { Icon: TriangleAlert, color: theme.color.dangerText, tint: theme.color.dangerTint },
  success: { Icon: CircleCheck, color: theme.color.success, tint: theme.color.successTint },
  offline: { Icon: CloudOff, color: theme.color.warning, tint: theme.color.warningTint },
};

/** `danger` is announced at once, the others politely. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const { Icon } = looks[tone];
  return (
    <Box role={tone === 'danger' ? 'alert' : undefined} $look={looks[tone]}>
      <Icon aria-hidden="true" />
      <Words>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </Words>
      {action}
      {onDismiss && (
        <IconButton label={content.close} icon={<X aria-hidden="true" />} onClick={onDismiss} />
      )}
    </Box>
  );
}

/** Coloured by class: the content policy refuses style attributes in server-painted HTML. */
const Box = styled.div<{ $look: Look }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: ${theme.size.targetLarge};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  background: ${({ $look }) => $look.tint};

  & > svg,
  & > div > strong {
    color: ${({ $look }) => $look.color};
  }
  ${theme.media.forcedColors} {
    border: ${theme.size.hairline} solid;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  /* Never wraps below the icon, however narrow the place. */
  flex: 1 1 min(12rem, calc(100% - ${theme.size.icon} - ${theme.space[3]}));
  min-width: 0;
  padding-block: ${theme.space[1]};

  & > strong {
    font-weight: ${theme.weight.strong};
  }
`;
