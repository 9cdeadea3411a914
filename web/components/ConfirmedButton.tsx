import { useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

type ConfirmedButtonProps = Pick<ButtonProps, 'variant' | 'aria-label'> & {
  /** What stands on the button that asks. */
  label: string;
  dialog: Omit<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm' | 'isPending'>;
  isPending: boolean;
  /** Does the deed; calls `close` when it has ended, well or badly. */
  onConfirm: (close: () => void) => void;
};

/** A button for what cannot be taken back: it asks first. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, dialog, isPending, onConfirm, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isPending={isPending}
        onConfirm={() => onConfirm(() => setIsAsking(false))}
      />
    </>
  );
}
