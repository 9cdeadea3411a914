import { useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '#schema/limits.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { content as common } from '#web/components/content.ts';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { outboxContent } from './content.ts';

const { editMessage: content } = outboxContent;

type EditMessageDialogProps = {
  text: string;
  onClose: () => void;
  onSave: (text: string) => Promise<void>;
};

/** For a message that is still queued. */
export function EditMessageDialog({ text, onClose, onSave }: EditMessageDialogProps) {
  const [value, setValue] = useState(text);
  const [hasTried, setHasTried] = useState(false);
  const isEmpty = value.trim() === '';
  const save = (): void => {
    setHasTried(true);
    if (isEmpty) return;
    onClose();
    void onSave(value.trim());
  };
  return (
    <Dialog
      onClose={onClose}
      title={content.title}
      footer={
        <Row justify="end">
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="primary" onClick={save}>
            {content.save}
          </Button>
        </Row>
      }
    >
      <TextArea
        label={content.label}
        value={value}
        maxLength={MESSAGE_MAX_LENGTH}
        error={hasTried && isEmpty ? content.empty : undefined}
        onChange={({ target }) => setValue(target.value)}
      />
    </Dialog>
  );
}
