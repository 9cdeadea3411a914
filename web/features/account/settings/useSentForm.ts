import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useFields } from '#web/device/drafts/useFields.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { showError, showToast } from '#web/store/toastStore.ts';

export type SentForm<Values> = {
  rule: GenericSchema;
  empty: Values;
  send: (values: Values) => Promise<unknown>;
  words: { done: string; doneText: string; failed: string };
  /** Overrides the server's message; null keeps it. */
  toReason?: (error: unknown) => string | null;
  onDone: () => void;
};

/** For secrets: no draft is kept; refusals show beside their fields. */
export function useSentForm<Values extends FieldValues>(options: SentForm<Values>) {
  const { rule, empty, send, words, toReason, onDone } = options;
  const { form, field, refuse } = useFields<Values>(rule, empty);
  const submit = form.handleSubmit(async () => {
    try {
      await send(form.getValues());
    } catch (error) {
      if (refuse(error)) return;
      const description = toReason?.(error) ?? errorMessage(error);
      showError(words.failed, description);
      return;
    }
    showToast({ title: words.done, description: words.doneText });
    onDone();
  });
  return { form, field, isPending: form.formState.isSubmitting, submit };
}
