import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { content } from '#web/components/content.ts';
import { NoticePanel, type NoticePanelProps } from './NoticePanel.tsx';

export type ErrorStateProps = Omit<NoticePanelProps, 'icon' | 'role'> & {
  icon?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
};

/** Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { icon = <TriangleAlert />, onRetry, retryLabel = content.retry, action, ...rest } = props;
  const retry = onRetry && (
    <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  const hasAction = Boolean(retry || action);
  return (
    <NoticePanel
      {...rest}
      role="alert"
      icon={icon}
      action={
        hasAction ? (
          <>
            {retry}
            {action}
          </>
        ) : undefined
      }
    />
  );
}
