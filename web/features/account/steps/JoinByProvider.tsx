import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { newUsername } from '#schema/people/user.ts';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { errorMessage } from '#web/net/callErrors.ts';
import { joinByProvider, type Newcomer } from '#web/features/account/signIn/providerSession.ts';
import { showError, showToast } from '#web/store/toastStore.ts';
import { AuthForm } from '#web/features/account/signIn/AuthForm.tsx';
import { authContent } from '#web/features/account/signIn/content.ts';
import { providerContent } from '#web/features/account/signIn/providerContent.ts';
import { StepCard } from './StepCard.tsx';

const { join: words } = providerContent;
const RULE = v.object({ username: newUsername });

/** Creates an account for a person the provider knows. */
export function JoinByProvider({
  newcomer: { secret, email, suggestedName },
  redirect,
}: {
  newcomer: Newcomer;
  redirect: string;
}) {
  const { history } = useRouter();
  const { form, field, refuse } = useFields(RULE, { username: suggestedName });
  const [isWorking, setWorking] = useState(false);
  const submit = form.handleSubmit(async (chosen) => {
    try {
      const joined = { ...chosen, preferredRole: 'reporter' } as const;
      await joinByProvider(secret, joined, () => setWorking(true));
    } catch (error) {
      if (refuse(error)) return;
      showError(words.failed, errorMessage(error));
      return;
    } finally {
      setWorking(false);
    }
    const { accountCreated, accountCreatedText } = authContent.toast;
    showToast({ title: accountCreated, description: accountCreatedText });
    history.replace(redirect);
  });
  return (
    <StepCard title={words.title} text={words.text(email)}>
      <AuthForm words={words} isPending={form.formState.isSubmitting} onSubmit={submit}>
        <TextField
          label={words.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        {isWorking && <Banner>{authContent.register.work}</Banner>}
      </AuthForm>
    </StepCard>
  );
}
