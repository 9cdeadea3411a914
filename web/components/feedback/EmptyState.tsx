import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticePanel, type NoticePanelProps } from './NoticePanel.tsx';

export type EmptyStateProps = Omit<NoticePanelProps, 'icon' | 'role'> & { icon?: ReactNode };

export function EmptyState({ icon = <Inbox />, ...rest }: EmptyStateProps) {
  return <NoticePanel {...rest} icon={icon} />;
}
