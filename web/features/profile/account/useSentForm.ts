import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useFields } from '#web/data/drafts/useFields.ts';
import { messageOf } from '#web/data/server/callErrors.ts';
import { showToast } from '#web/store/toastStore.ts';

type SentForm<Values> = {
  rule: GenericSchema;
  empty: Values;
  send: (values: Values) => Promise<unknown>;
  words: { done: string; doneText: string; failed: string };
  onDone: () => void;
};

/** A form with secrets in it, of which nothing is kept: refusals stand beside their fields. */
export function useSentForm<Values extends FieldValues>(options: SentForm<Values>) {
  const { rule, empty, send, words, onDone } = options;
  const { form, field, refuse } = useFields<Values>(rule, empty);
  const submit = form.handleSubmit(async () => {
    try {
      await send(form.getValues());
    } catch (error) {
      if (refuse(error)) return;
      showToast({ title: words.failed, description: messageOf(error), variant: 'destructive' });
      return;
    }
    showToast({ title: words.done, description: words.doneText });
    onDone();
  });
  return { field, isPending: form.formState.isSubmitting, submit };
}
