import type { FormEventHandler, ReactNode } from 'react';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';

type FormDialogProps = {
  id: string;
  words: { title: string; text: string; submit: string; pending: string; cancel?: string };
  isPending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, which stays open until it is sent or called off. */
export function FormDialog({ id, words, isPending, onSubmit, onClose, children }: FormDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.cancel ?? content.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isPending={isPending}
            pendingLabel={words.pending}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate>
        <Stack gap={4}>{children}</Stack>
      </form>
    </Dialog>
  );
}
