import { useState } from 'react';
import {
  changedFields,
  isEdited,
  isOutdated,
  mergeEdit,
  type ChangedField,
  type KeptEdit,
} from './keptEdit.ts';
import { useFormDraft, type FormDraft } from './useFormDraft.ts';

type EditAccess<T> = {
  /** The values on the server when the form began. */
  base: T;
  /** The values in the form. */
  read: () => T;
  show: (values: T) => void;
};

export type EditDraft = FormDraft & {
  /** The form shows an earlier edit. */
  isRestored: boolean;
  /** What an edit begun on another version would change now; null: there is none. */
  older: readonly ChangedField[] | null;
  /** Puts the older edit into the form. */
  keep: () => void;
  /** Restores the server's values. */
  discard: () => Promise<void>;
};

/**
 * Keeps changes to something that exists. An edit begun on another version is not put into the form: the
 * person chooses, and until then both are kept.
 */
export function useEditDraft<T extends object>(
  place: { kind: string; userId: string; issueId: string },
  { base, read, show }: EditAccess<T>,
): EditDraft {
  const [older, setOlder] = useState<KeptEdit<T> | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const draft = useFormDraft<KeptEdit<T>>(place, {
    read: () => {
      if (older) return older;
      const edit = { base, values: read() };
      return isEdited(edit) ? edit : null;
    },
    restore: (edit) => {
      if (isOutdated(edit, base)) {
        setOlder(edit);
        return;
      }
      show(mergeEdit(edit, base));
      setIsRestored(true);
    },
  });
  return {
    ...draft,
    isRestored,
    older: older && changedFields(older, base),
    keep: () => {
      if (!older) return;
      show(mergeEdit(older, base));
      setOlder(null);
      setIsRestored(true);
      draft.touch();
    },
    discard: async () => {
      show(base);
      setOlder(null);
      setIsRestored(false);
      await draft.clear();
    },
  };
}
