import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  createDraftKeeper,
  type DraftExtras,
  type DraftKeeper,
  type DraftState,
} from './draftKeeper.ts';
import type { ReportValues } from './reportValues.ts';

/** Stores the form as a draft while somebody fills it in. */
export function useDraft(
  form: UseFormReturn<ReportValues>,
  place: { key: string; userId: string },
  { photos, isPlaceChosen }: DraftExtras,
): { state: DraftState; end: () => Promise<void> } {
  const [state, setState] = useState<DraftState>('empty');
  const keeper = useRef<DraftKeeper | null>(null);
  const { key, userId } = place;

  useEffect(() => {
    const own = createDraftKeeper({ key, userId }, () => form.getValues(), setState);
    keeper.current = own;
    const stop = form.subscribe({ formState: { values: true }, callback: own.touch });
    // A phone kills a page in the background without asking: this is the last moment to store.
    const onHide = () => document.visibilityState === 'hidden' && own.flush();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', own.flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', own.flush);
      own.flush();
    };
  }, [form, key, userId]);

  useEffect(() => keeper.current?.setExtras({ photos, isPlaceChosen }), [photos, isPlaceChosen]);

  return { state, end: async () => await keeper.current?.end() };
}
