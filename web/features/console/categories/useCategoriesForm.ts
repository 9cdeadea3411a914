import { useState } from 'react';
import type * as v from 'valibot';
import { saveSiteSettings, saveSiteSettingsRequest } from '#schema/site/siteSettings.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import type { FieldError } from '#schema/errors.ts';
import { validate } from '#schema/validation.ts';
import { useEditDraft } from '#web/device/drafts/useEditDraft.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { useAction } from '#web/net/useAction.ts';
import { categoriesContent } from './categoriesContent.ts';
import {
  findDraftErrors,
  toDrafts,
  saidIn,
  type CategoryDraft,
  type DraftErrors,
} from './categoryDraft.ts';

/** The saved settings with their version. */
export type Known = { version: number; settings: SiteSettings };
type Body = v.InferOutput<typeof saveSiteSettingsRequest>;

/**
 * The categories while edited. Validated as the final request; errors, refusals and concurrent
 * changes by another operator lose no typed text.
 */
export function useCategoriesForm(known: Known) {
  const [base, setBase] = useState(known);
  const [drafts, setDrafts] = useState<readonly CategoryDraft[]>(() => toDrafts(base.settings));
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState(NONE);
  const kept = useKeptCategories(base, { drafts, reason }, (values) => {
    setDrafts(values.drafts);
    setReason(values.reason);
  });

  const edit = (next: readonly CategoryDraft[]) => {
    setDrafts(next);
    kept.touch();
  };
  const startOver = (next: Known) => {
    void kept.clear();
    setBase(next);
    setDrafts(toDrafts(next.settings));
    setReason('');
    setFaults(NONE);
  };
  // By category, not by position: it may be moved before it is fixed.
  const tell = (errors: readonly FieldError[]) =>
    setFaults({
      of: findDraftErrors(errors, drafts),
      reason: errors.find(({ path }) => path === 'reason')?.message,
    });
  const action = useAction({
    send: (body: Body, idempotencyKey) => call(saveSiteSettings, { body, idempotencyKey }),
    words: categoriesContent.save,
    changes: [{ topic: 'settings', id: null }],
    showsFieldErrors: true,
  });
  const submit = () => {
    const settings = { ...base.settings, ...saidIn(drafts) };
    const judged = validate(saveSiteSettingsRequest, { version: base.version, reason, settings });
    tell(judged.isValid ? [] : judged.errors);
    if (!judged.isValid) return;
    const body = judged.value;
    action.mutate(body, {
      onSuccess: ({ version }) => startOver({ version, settings: body.settings }),
      onError: (error) => tell(error instanceof ApiError ? error.fieldErrors : []),
    });
  };
  return {
    kept,
    drafts,
    setDrafts: edit,
    change: (key: string, change: Partial<CategoryDraft>) => {
      edit(drafts.map((one) => (one.key === key ? { ...one, ...change } : one)));
      // Changed fields are validated again on saving; so are errors about all of them.
      setFaults({ ...faults, of: without(faults.of, key) });
    },
    remove: (key: string) => {
      edit(drafts.filter((one) => one.key !== key));
      setFaults({ ...faults, of: without(faults.of, key) });
    },
    reason,
    setReason: (next: string) => {
      setReason(next);
      kept.touch();
    },
    submit,
    startOver,
    isPending: action.isPending,
    isBehind: known.version > base.version && !action.isPending,
    languages: base.settings.languages,
    errors: faults.of,
    reasonError: faults.reason,
  };
}

type Faults = { of: ReadonlyMap<string, DraftErrors>; reason: string | undefined };
const NONE: Faults = { of: new Map(), reason: undefined };

const without = (errors: Faults['of'], key: string) =>
  new Map([...errors].filter(([of]) => of !== key && of !== ''));

export type CategoriesForm = ReturnType<typeof useCategoriesForm>;

type Categories = { drafts: readonly CategoryDraft[]; reason: string };

/** Keeps them on the device until they are saved. */
function useKeptCategories(
  { settings }: Known,
  { drafts, reason }: Categories,
  show: (values: Categories) => void,
) {
  const { user } = useCurrentUser();
  const base = { drafts: toDrafts(settings), reason: '' };
  return useEditDraft<Categories>(
    { kind: 'categories', userId: user?.id ?? '', issueId: 'site' },
    { base, read: () => ({ drafts, reason }), show },
  );
}
