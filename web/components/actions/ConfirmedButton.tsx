import { useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/components/overlays/ConfirmDialog.tsx';

type ConfirmedButtonProps = Pick<ButtonProps, 'variant' | 'icon' | 'aria-label' | 'disabled'> & {
  /** Of the button and its confirmation. */
  words: Record<'button' | 'title' | 'text' | 'confirm', string> & {
    pending?: string;
    cancel?: string;
  };
  tone?: ConfirmDialogProps['tone'];
  isPending: boolean;
  /** Call `close` when the action has settled, successfully or not. */
  onConfirm: (close: () => void) => void;
};

/** A button with a confirmation, for what cannot be undone. */
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
