import { useEffect, useRef } from 'react';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';
import type { SiteFormValues } from './siteForm.ts';
import type { SiteForm } from './useSiteForm.ts';

/** There is one setup on a device, and nobody is signed in yet. */
const PLACE = { kind: 'setup', userId: '', issueId: 'site' };
const SECRETS = { password: '', confirmPassword: '' };

const written = (value: string | string[]) => String(value).trim();

/** Whether any field differs from what it began with. */
const isTyped = (values: SiteFormValues, empty: SiteFormValues): boolean =>
  Object.entries(empty).some(
    ([name, value]) => written(values[name as keyof SiteFormValues]) !== written(value),
  );

/**
 * Keeps what is typed on the device until the setup is done, but no password. Returns how to discard it.
 */
export function useSetupDraft(form: SiteForm['form'], empty: SiteFormValues) {
  const latest = useRef(empty);
  const { touch, clear } = useFormDraft<SiteFormValues>(PLACE, {
    // Some fields begin filled: only what was changed is worth keeping, and may replace what was kept.
    read: () => (isTyped(latest.current, empty) ? latest.current : null),
    restore: (values) => form.reset({ ...empty, ...values }, { keepDefaultValues: true }),
  });
  useEffect(() => {
    const callback = () => {
      latest.current = { ...form.getValues(), ...SECRETS };
      touch();
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, touch]);
  return async () => {
    latest.current = empty;
    await clear();
  };
}
