import { useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '#schema/limits.ts';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import type { OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { content as common } from '#web/components/content.ts';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { useEditDraft } from '#web/device/drafts/useEditDraft.ts';
import { outboxContent } from './content.ts';

const { editMessage: content } = outboxContent;

type EditMessageDialogProps = {
  row: OutboxRowOf<'postMessage'>;
  onClose: () => void;
  /** Resolves to whether it was stored. */
  onSave: (text: string, drafts: readonly EndedDraft[]) => Promise<boolean>;
};

/** For a message that is still queued. */
export function EditMessageDialog({ row, onClose, onSave }: EditMessageDialogProps) {
  const [base] = useState({ message: row.body.message });
  const [value, setValue] = useState(base.message);
  const draft = useEditDraft(
    { kind: 'editMessage', userId: row.userId, issueId: row.id },
    {
      base,
      read: () => ({ message: value }),
      show: ({ message }) => setValue(message),
    },
  );
  const [hasTried, setHasTried] = useState(false);
  const isEmpty = value.trim() === '';
  const save = async (): Promise<void> => {
    setHasTried(true);
    if (isEmpty) return;
    await draft.hold();
    const isSaved = await onSave(value.trim(), draft.ended());
    if (isSaved) onClose();
    // The text is only in this form: it becomes a draft again.
    else draft.release();
  };
  return (
    <Dialog
      onClose={onClose}
      title={content.title}
      footer={
        <Row justify="end">
          <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="primary" onClick={() => void save()}>
            {content.save}
          </Button>
        </Row>
      }
    >
      <KeptEdit draft={draft} nameOf={() => content.label}>
        <TextArea
          label={content.label}
          value={value}
          maxLength={MESSAGE_MAX_LENGTH}
          error={hasTried && isEmpty ? content.empty : undefined}
          onChange={({ target }) => {
            setValue(target.value);
            draft.touch();
          }}
        />
      </KeptEdit>
    </Dialog>
  );
}
