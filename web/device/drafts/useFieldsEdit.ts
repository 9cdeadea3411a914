import { useEffect, useRef } from 'react';
import type { FieldsForm } from './useFieldsDraft.ts';
import { useEditDraft, type EditDraft } from './useEditDraft.ts';

/** `useEditDraft` for a react-hook-form; only fields of `base` are kept. */
export function useFieldsEdit<T extends object>(
  form: FieldsForm<T>,
  base: T,
  place: { kind: string; userId: string; issueId: string },
): EditDraft {
  // An unmounted form reads as its initial values.
  const latest = useRef(base);
  const draft = useEditDraft<T>(place, {
    base,
    read: () => latest.current,
    show: (values) => {
      latest.current = values;
      form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
    },
  });
  const { touch } = draft;
  useEffect(() => {
    const callback = () => {
      const typed = form.getValues();
      const entries = Object.keys(base).map((name) => [name, typed[name] ?? '']);
      latest.current = Object.fromEntries(entries) as T;
      touch();
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, base, touch]);
  return draft;
}
