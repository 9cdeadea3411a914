import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { content } from '#web/components/content.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { useSentForm, type SentForm } from './useSentForm.ts';

export type DialogWords = SentForm<FieldValues>['words'] & {
  title: string;
  text: string;
  submit: string;
  pending: string;
  cancel?: string;
};

type FormDialogProps<Values extends FieldValues> = Omit<SentForm<Values>, 'words' | 'onDone'> & {
  words: DialogWords;
  tone?: 'primary' | 'danger';
  /** After `onClose`. */
  onSent?: () => void;
  onClose: () => void;
  children: (field: ReturnType<typeof useSentForm<Values>>['field']) => ReactNode;
};

/** For secrets, of which no draft is kept; open until sent or cancelled. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { words, tone = 'primary', onSent, onClose, children } = props;
  const id = useId();
  const { field, isPending, submit } = useSentForm<Values>({
    ...props,
    onDone: () => {
      onClose();
      onSent?.();
    },
  });
  return (
    <Dialog
      onClose={() => !isPending && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.cancel ?? content.cancel}
          </Button>
          <SubmitButton words={words} form={id} variant={tone} isPending={isPending} />
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack gap={4}>{children(field)}</Stack>
      </form>
    </Dialog>
  );
}
