import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#sw/outbox/database.ts';
import { REPORT_KIND } from '#sw/outbox/draftKeys.ts';
import type { EndedDraft } from '#sw/outbox/drafts.ts';
import {
  createDraftKeeper,
  guardDraft,
  type DraftKeeper,
  type DraftState,
} from '#web/device/drafts/draftKeeper.ts';
import {
  isWorthKeeping,
  withoutPlace,
  type ReportDraft,
  type ReportValues,
} from './reportValues.ts';

/** The state of a report's draft, and what sending needs of it. */
export type ReportDraftKeeping = {
  state: DraftState;
  ended: () => readonly EndedDraft[];
} & Pick<DraftKeeper, 'hold' | 'release' | 'end'>;

/**
 * The parts of a draft besides the fields, and whether its place is a guess, which
 * alone is not worth storing.
 */
type DraftExtras = Omit<ReportDraft, 'values'> & { isPlaceGuessed: boolean };

/** Stores the form as a draft while it is edited; `kept`: what is already stored. */
export function useDraft(
  form: UseFormReturn<ReportValues>,
  place: { key: string; userId: string },
  { photos, isPlaceChosen, isPlaceGuessed }: DraftExtras,
  kept: Draft | null,
): ReportDraftKeeping {
  const [state, setState] = useState<DraftState>(kept ? 'saved' : 'empty');
  const keeper = useRef<DraftKeeper | null>(null);
  const extras = useRef<DraftExtras | null>(null);
  const { key, userId } = place;
  const first = useRef(kept);

  useEffect(() => {
    const read = () => {
      if (!extras.current) return null;
      const { isPlaceGuessed: isGuess, ...beside } = extras.current;
      const draft = { values: form.getValues(), ...beside };
      return isWorthKeeping(isGuess ? withoutPlace(draft) : draft) ? draft : null;
    };
    const own = createDraftKeeper({ key, userId, kind: REPORT_KIND }, read, setState);
    keeper.current = own;
    if (first.current) own.adopt(first.current);
    const stop = form.subscribe({ formState: { values: true }, callback: own.touch });
    const unguard = guardDraft(own);
    return () => {
      stop();
      unguard();
    };
  }, [form, key, userId]);

  useEffect(() => {
    // The first run has the form's initial values.
    const isFirst = extras.current === null;
    extras.current = { photos, isPlaceChosen, isPlaceGuessed };
    if (isFirst) return;
    keeper.current?.touch();
    // At once: a page killed now would reopen with the picture that has just been covered.
    keeper.current?.flush();
  }, [photos, isPlaceChosen, isPlaceGuessed]);

  return {
    state,
    ended: () => (keeper.current ? [keeper.current.ended] : []),
    hold: async () => await keeper.current?.hold(),
    release: () => keeper.current?.release(),
    end: async () => await keeper.current?.end(),
  };
}
