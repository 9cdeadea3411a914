import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestPasswordReset, resetAskRequest } from '#schema/people/credentials.ts';
import type { Settings } from '#schema/site/settings.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { call } from '#web/net/call.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { showError } from '#web/store/toastStore.ts';
import { AuthForm } from '#web/features/account/signIn/AuthForm.tsx';
import { stepContent } from './content.ts';
import { StepCard } from './StepCard.tsx';

const { forgot: words } = stepContent;

/** Requests a reset link. Answers the same whether or not the account exists. */
export function ForgotPassword() {
  const { data: settings, isPending } = useQuery(settingsQuery());
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isPending) return <PageSpinner />;
  const mail = settings?.mail ?? 'smtp';
  if (mail === 'none')
    return (
      <StepCard title={words.noneTitle} text={words.none}>
        <ButtonLink href="/help">{words.help}</ButtonLink>
      </StepCard>
    );
  if (sentTo !== null) return <Sent address={sentTo} mail={mail} />;
  return (
    <StepCard title={words.title} text={words.text}>
      <AskForm onSent={setSentTo} />
    </StepCard>
  );
}

function Sent({ address, mail }: { address: string; mail: Settings['mail'] }) {
  return (
    <StepCard title={words.sentTitle} text={words.sent(address)}>
      <Muted>{mail === 'local' ? words.local : words.unproved}</Muted>
      <ButtonLink href="/auth">{stepContent.toLogin}</ButtonLink>
    </StepCard>
  );
}

function AskForm({ onSent }: { onSent: (address: string) => void }) {
  const { form, field, refuse } = useFields(resetAskRequest, { email: '' });
  const { setFocus } = form;
  // The sign-in form that led here may have been scrolled down.
  useEffect(() => {
    window.scrollTo(0, 0);
    setFocus('email');
  }, [setFocus]);
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(requestPasswordReset, { body });
      onSent(body.email.trim());
    } catch (error) {
      if (refuse(error)) return;
      showError(words.failed, errorMessage(error));
    }
  });
  return (
    <Stack gap={5}>
      <AuthForm words={words} isPending={form.formState.isSubmitting} onSubmit={submit}>
        <TextField label={words.email} type="email" autoComplete="email" {...field('email')} />
      </AuthForm>
      <ButtonLink href="/auth" variant="ghost" isFullWidth>
        {stepContent.toLogin}
      </ButtonLink>
    </Stack>
  );
}
