import { FilePen } from 'lucide-react';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Badge } from '#web/components/issues/Badge.tsx';
import type { ReportDraftView } from '#web/device/drafts/reportDrafts.ts';
import { formatDateTime } from '#web/format/format.ts';
import { outboxContent as content } from './content.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { ItemCard } from './ItemCard.tsx';

type DraftCardProps = { draft: ReportDraftView; onDiscard: () => Promise<void> };

export function DraftCard({ draft, onDiscard }: DraftCardProps) {
  const title = draft.title || (draft.isShared ? content.shared : content.untitled);
  return (
    <ItemCard
      kind={content.kinds.reportIssue}
      title={title}
      href={draft.href}
      state={<Badge icon={<FilePen aria-hidden="true" />}>{content.states.draft}</Badge>}
      facts={[content.changed(formatDateTime(draft.updatedAt))]}
      actions={
        <>
          <ButtonLink href={draft.href} variant="secondary">
            {content.actions.continue}
          </ButtonLink>
          <DiscardButton title={title} onConfirm={onDiscard} />
        </>
      }
    />
  );
}
