import { useEffect, useRef } from 'react';
import { useFormDraft, type FormDraft } from './useFormDraft.ts';

/** The parts of a react-hook-form that do not depend on its resolver. */
export type FieldsForm<T> = {
  getValues(): Record<string, unknown>;
  reset(values: T, options?: { keepDefaultValues?: boolean }): void;
  subscribe(options: { formState: { values: true }; callback: () => void }): () => void;
};

const written = (value: unknown) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '').replace(/^""$/u, '');

/** Whether a form holds anything other than its initial values. */
export const isTyped = (values: object, empty: object): boolean =>
  Object.entries(values).some(
    ([name, value]) => written(value) !== written(empty[name as keyof typeof empty]),
  );

export type FieldsDraft = Omit<FormDraft, 'clear'> & { discard: () => Promise<void> };

/**
 * Keeps and restores the texts of a form below an issue. `discard` empties form and draft together,
 * so that sent text never comes back.
 */
export function useFieldsDraft<T extends Record<string, string | boolean>>(
  form: FieldsForm<T>,
  empty: T,
  place: { kind: string; userId: string; issueId: string } | null,
): FieldsDraft {
  // An unmounted form reads as its initial values: when a session ends it is unmounted, and the
  // last typed text would be lost.
  const latest = useRef(empty);
  const { clear, ...draft } = useFormDraft<T>(place, {
    // Some fields are prefilled: that alone is not worth keeping, and does not stand in
    // the way of a stored draft.
    read: () => (isTyped(latest.current, empty) ? latest.current : null),
    restore: (values) => form.reset({ ...empty, ...values }, { keepDefaultValues: true }),
  });
  const { touch } = draft;
  useEffect(() => {
    const callback = () => {
      const entries = Object.entries(form.getValues());
      latest.current = Object.fromEntries(entries.map(([name, value]) => [name, value ?? ''])) as T;
      touch();
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, touch]);
  return {
    ...draft,
    discard: async () => {
      form.reset(empty);
      await clear();
    },
  };
}
