import { findLanguage } from '#schema/languages/languages.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { setUpSite, setUpSiteRequest } from '#schema/site/siteSetup.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { NewPasswordFields } from '#web/components/fields/NewPasswordFields.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/net/call.ts';
import { ApiError, errorMessage } from '#web/net/callErrors.ts';
import { adopt } from '#web/features/account/signIn/adopt.ts';
import { language } from '#web/format/language.ts';
import { useAction } from '#web/net/useAction.ts';
import { MachineFields } from './MachineFields.tsx';
import { setupContent } from './setupContent.ts';
import { toDocument, toSiteValues, type SiteFormValues } from './siteForm.ts';
import { SiteFields } from './SiteFields.tsx';
import { useSiteForm, type SiteForm } from './useSiteForm.ts';
import { useEffect, useRef } from 'react';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';

const { account, finish } = setupContent;

const EMPTY: SiteFormValues = {
  ...toSiteValues({ ...NEW_SITE, name: '', languages: [findLanguage(language.code) ?? 'en'] }),
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  reason: '',
};

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** The installation's settings and its first operator's account, sent together. */
export function SetupForm({ code, onDone }: { code: string; onDone: () => void }) {
  const toRequest = (values: SiteFormValues) => {
    const { username, email, password, confirmPassword } = values;
    const settings = toDocument(values, null);
    return { code, username, email, password, confirmPassword, settings };
  };
  const site = useSiteForm({ initial: EMPTY, rule: setUpSiteRequest, toRequest });
  const { form, field, refuse } = site;
  const clearDraft = useSetupDraft(form, EMPTY);
  const action = useAction({
    send: async (values: SiteFormValues, idempotencyKey) =>
      adopt(await call(setUpSite, { body: toRequest(values), idempotencyKey })),
    words: { failed: finish.failed },
    toReason: (error) => (isClosed(error) ? finish.closed : errorMessage(error)),
    changes: [{ topic: 'settings', id: null }],
    showsFieldErrors: true,
    onDone: () => {
      void clearDraft();
      onDone();
    },
  });
  const submit = form.handleSubmit((values) =>
    action.mutate(values, { onError: (error) => void refuse(error) }),
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <SiteFields site={site} isCurrencyFixed={false} />
      <AccountFields field={field} />
      <MachineFields />
      <FormSection heading={finish.heading} hint={finish.hint}>
        {isClosed(action.error) && (
          <Banner tone="warning" action={<AppLink href="/auth">{finish.signIn}</AppLink>}>
            {finish.closed}
          </Banner>
        )}
        <div>
          <SubmitButton words={finish} variant="primary" size="lg" isPending={action.isPending} />
        </div>
      </FormSection>
    </form>
  );
}

/** Registered after the fields above, so that focus goes to their errors first. */
function AccountFields({ field }: Pick<SiteForm, 'field'>) {
  return (
    <FormSection heading={account.heading} hint={account.hint}>
      <TextField
        label={account.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label={account.email} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordFields
        words={{ ...account, hint: account.passwordHint }}
        field={(name) => field(name)}
      />
    </FormSection>
  );
}

/** One setup per device, without a session. */
const PLACE = { kind: 'setup', userId: '', issueId: 'site' };
const SECRETS = { password: '', confirmPassword: '' };

const written = (value: string | string[]) => String(value).trim();

const isTyped = (values: SiteFormValues, empty: SiteFormValues): boolean =>
  Object.entries(empty).some(
    ([name, value]) => written(values[name as keyof SiteFormValues]) !== written(value),
  );

/**
 * Keeps the form, except the password, on the device until the setup is done. Returns a function
 * that discards it.
 */
function useSetupDraft(form: SiteForm['form'], empty: SiteFormValues) {
  const latest = useRef(empty);
  const { touch, clear } = useFormDraft<SiteFormValues>(PLACE, {
    // Some fields start filled: only changed forms are stored, and only they replace a stored one.
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
