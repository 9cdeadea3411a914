import { useEffect, useRef } from 'react';
import type { DraftState } from './draftKeeper.ts';
import { useFormDraft } from './useFormDraft.ts';

/** What of a form of react-hook-form is needed, whatever its resolver makes of the texts. */
type FieldsForm<T> = {
  getValues(): Record<string, unknown>;
  reset(values: T, options?: { keepDefaultValues?: boolean }): void;
  subscribe(options: { formState: { values: true }; callback: () => void }): () => void;
};

/**
 * Keeps the texts of a form below an issue and puts them back. `discard` empties the form and the
 * draft together, so that what was sent never comes back.
 */
export function useFieldsDraft<T extends Record<string, string | boolean>>(
  form: FieldsForm<T>,
  empty: T,
  place: { kind: string; userId: string; issueId: string } | null,
): { state: DraftState; discard: () => Promise<void> } {
  // A form that has left the page answers with what it began with: a sign-in that ends takes it away
  // in the same moment, and with it what was typed last.
  const latest = useRef(empty);
  const { state, touch, clear } = useFormDraft<T>(place, {
    read: () => {
      const values = latest.current;
      return Object.values(values).some((value) => String(value).trim() !== '') ? values : null;
    },
    restore: (values) => form.reset({ ...empty, ...values }, { keepDefaultValues: true }),
  });
  useEffect(() => {
    const callback = () => {
      const entries = Object.entries(form.getValues());
      latest.current = Object.fromEntries(entries.map(([name, value]) => [name, value ?? ''])) as T;
      touch();
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, touch]);
  return {
    state,
    discard: async () => {
      form.reset(empty);
      await clear();
    },
  };
}
