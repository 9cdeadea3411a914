import { useEffect, useRef } from 'react';
import type { DraftState } from './draftKeeper.ts';
import { useFormDraft } from './useFormDraft.ts';

/** The parts of a react-hook-form that do not depend on its resolver. */
export type FieldsForm<T> = {
  getValues(): Record<string, unknown>;
  reset(values: T, options?: { keepDefaultValues?: boolean }): void;
  subscribe(options: { formState: { values: true }; callback: () => void }): () => void;
};

/**
 * Keeps and restores the texts of a form below an issue. `discard` empties form and draft together,
 * so that sent text never comes back.
 */
export function useFieldsDraft<T extends Record<string, string | boolean>>(
  form: FieldsForm<T>,
  empty: T,
  place: { kind: string; userId: string; issueId: string } | null,
): { state: DraftState; discard: () => Promise<void> } {
  // An unmounted form reads as its initial values: when a session ends it is unmounted, and the
  // last typed text would be lost.
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
