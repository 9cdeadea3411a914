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
  /** As it is on the server, and as the form began. */
  base: T;
  /** As it stands in the form. */
  read: () => T;
  show: (values: T) => void;
};

export type EditDraft = FormDraft & {
  /** An earlier edit stands in the form. */
  isRestored: boolean;
  /** What an edit would change that was begun on another version; null: there is none. */
  older: readonly ChangedField[] | null;
  /** Puts the older edit into the form. */
  keep: () => void;
  /** Back to what is on the server. */
  discard: () => Promise<void>;
};

/**
 * Keeps changes to something that exists. An edit that was begun on another version is not put into
 * the form: the person chooses, and until then both stay.
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
