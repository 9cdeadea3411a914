import { useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/components/overlays/ConfirmDialog.tsx';

type ConfirmedButtonProps = Pick<ButtonProps, 'variant' | 'icon' | 'aria-label'> & {
  /** On the button, and in the question that it asks. */
  words: Record<'button' | 'title' | 'text' | 'confirm', string> & {
    pending?: string;
    cancel?: string;
  };
  tone?: ConfirmDialogProps['tone'];
  isPending: boolean;
  /** Runs the action; calls `close` when it has settled, successfully or not. */
  onConfirm: (close: () => void) => void;
};

/** A button for an action that cannot be undone: it asks first. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { words, tone, isPending, onConfirm, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.title}
        description={words.text}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        pendingLabel={words.pending}
        tone={tone}
        isPending={isPending}
        onConfirm={() => onConfirm(() => setIsAsking(false))}
      />
    </>
  );
}
