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
import { MachineFields } from '../MachineFields.tsx';
import { setupContent } from './setupContent.ts';
import { toDocument, toSiteValues, type SiteFormValues } from '../siteForm.ts';
import { useSiteForm, type SiteForm } from '../useSiteForm.ts';
import { SetupPreview } from './SetupPreview.tsx';
import { FIELDS_OF, firstFault, LAST_STEP, SETUP_STEPS } from './setupSteps.ts';
import { StepFields } from './StepFields.tsx';
import { StepList } from './StepList.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { theme } from '#web/theme/theme.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { isTyped } from '#web/device/drafts/useFieldsDraft.ts';
import { useFormDraft } from '#web/device/drafts/useFormDraft.ts';

const { account, finish, steps } = setupContent;

const EMPTY: SiteFormValues = {
  ...toSiteValues({ ...NEW_SITE, name: '', languages: [findLanguage(language.code) ?? 'en'] }),
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  reason: '',
};

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Four steps, sent together: the installation's settings and its first operator's account. */
export function SetupForm({ code, onDone }: { code: string; onDone: () => void }) {
  const [step, setStep] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const toRequest = (values: SiteFormValues) => {
    const { username, email, password, confirmPassword } = values;
    const settings = toDocument(values, null);
    return { code, username, email, password, confirmPassword, settings };
  };
  const site = useSiteForm({ initial: EMPTY, rule: setUpSiteRequest, toRequest });
  const { form, field, refuse } = site;
  const clearDraft = useSetupDraft(form, EMPTY);
  const showTop = () => {
    top.current?.scrollIntoView();
    top.current?.querySelector('h2')?.focus({ preventScroll: true });
  };
  const go = (next: number) => {
    flushSync(() => setStep(next));
    showTop();
  };
  // The button that led here is gone.
  useEffect(showTop, []);
  /** An error may belong to a step that is not shown. */
  const goToFault = (errors: object) => {
    const fault = firstFault(errors);
    if (fault && fault.step !== step) go(fault.step);
    if (fault) form.setFocus(fault.field);
  };
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
  const send = async (event: SubmitEvent) =>
    await form.handleSubmit(
      (values) =>
        action.mutate(values, {
          onError: (error) => {
            if (refuse(error)) goToFault(form.formState.errors);
          },
        }),
      goToFault,
    )(event);
  const goOn = async () => {
    const asked = FIELDS_OF[SETUP_STEPS[step] ?? 'look'];
    if (await form.trigger(asked, { shouldFocus: true })) go(step + 1);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void (step === LAST_STEP ? send(event) : goOn());
  };

  return (
    <form onSubmit={submit} noValidate>
      <div ref={top}>
        <StepList step={step} onStep={go} />
      </div>
      <Columns>
        <div>
          <StepFields step={step} site={site} />
          {step === LAST_STEP && (
            <>
              <AccountFields field={field} />
              <MachineFields />
            </>
          )}
        </div>
        <SetupPreview form={form} />
        <Buttons>
          {isClosed(action.error) && (
            <Banner tone="warning" action={<AppLink href="/auth">{finish.signIn}</AppLink>}>
              {finish.closed}
            </Banner>
          )}
          {step === LAST_STEP && <p>{finish.hint}</p>}
          <Row gap={3}>
            <SubmitButton
              words={step === LAST_STEP ? finish : steps}
              variant="primary"
              size="lg"
              isPending={action.isPending}
            />
            {step > 0 && (
              <Button size="lg" onClick={() => go(step - 1)}>
                {steps.back}
              </Button>
            )}
          </Row>
        </Buttons>
      </Columns>
    </form>
  );
}

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
    const callback = ({ name }: { name?: string }) => {
      latest.current = { ...form.getValues(), ...SECRETS };
      touch();
      // Until the form is sent, a corrected field is validated only on going to the next step.
      if (!form.formState.isSubmitted && name) form.clearErrors(name as keyof SiteFormValues);
    };
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, touch]);
  return async () => {
    latest.current = empty;
    await clear();
  };
}

const Columns = styled.div`
  ${theme.media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    column-gap: ${theme.space[8]};
    align-items: start;

    /* Beside all that is typed. */
    & > figure {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[5]} ${theme.space[8]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};

  & > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;
