import { Download, Pencil, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { isStuck, type OutboxRow } from '#sw/outbox/outboxRow.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { attempt } from './attempt.ts';
import { outboxContent as content } from './content.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { EditMessageDialog } from './EditMessageDialog.tsx';
import { saveFile } from '#web/device/saveFile.ts';
import type { RowView } from './rowView.ts';

const { actions } = content;

/** Actions on an unsent item. */
export function RowActions({ row, view }: { row: OutboxRow; view: RowView }) {
  const [isEditing, setIsEditing] = useState(false);
  const { user } = useCurrentUser();
  const isSignedIn = user?.id === row.userId;
  if (row.status === 'received')
    return (
      <ButtonLink href={view.href} variant="secondary">
        {actions.open}
      </ButtonLink>
    );
  if (row.status === 'sending') return null;
  const named = (action: string) => ({ 'aria-label': actions.of(action, view.title) });
  return (
    <>
      {isSignedIn && view.editHref && (
        <ButtonLink
          href={view.editHref}
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
          {...named(actions.edit)}
        >
          {actions.edit}
        </ButtonLink>
      )}
      {isSignedIn && view.canEditText && (
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setIsEditing(true)}
          {...named(actions.edit)}
        >
          {actions.edit}
        </Button>
      )}
      {isSignedIn && row.status === 'attention' && !isStuck(row) && (
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => void attempt(() => outbox.retryNow(row.id))}
          {...named(actions.resend)}
        >
          {actions.resend}
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<Download aria-hidden="true" />}
        onClick={() => void attempt(() => exportToFile(row))}
        {...named(actions.export)}
      >
        {actions.export}
      </Button>
      <DiscardButton
        title={view.title}
        label={actions.of(actions.discard, view.title)}
        onConfirm={() => attempt(() => outbox.discard(row.id))}
      />
      {isEditing && row.operation === 'postMessage' && (
        <EditMessageDialog
          row={row}
          onClose={() => setIsEditing(false)}
          onSave={(message, drafts) =>
            attempt(() => outbox.editQueued(row.id, { ...row.body, message }, undefined, drafts))
          }
        />
      )}
    </>
  );
}

async function exportToFile(row: OutboxRow): Promise<void> {
  saveFile(
    `trybe-${row.operation}-${row.id.slice(0, 8)}.json`,
    await outbox.exportUnsent([row.id]),
  );
}
