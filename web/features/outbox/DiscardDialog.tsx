import { ConfirmDialog } from '#web/components/overlays/ConfirmDialog.tsx';
import { outboxContent } from './content.ts';

const { discard } = outboxContent;

type DiscardDialogProps = {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks before something unsent is removed for good. */
export function DiscardDialog({ isOpen, title, onClose, onConfirm }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={discard.title}
      description={discard.text(title)}
      confirmLabel={discard.confirm}
      tone="danger"
      onConfirm={() => {
        onClose();
        void onConfirm();
      }}
    />
  );
}
