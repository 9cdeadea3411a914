import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPassword, resetPasswordRequest } from '#schema/people/credentials.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { NewPasswordFields } from '#web/components/fields/NewPasswordFields.tsx';
import { useFields } from '#web/device/drafts/useFields.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { call } from '#web/net/call.ts';
import { ApiError, errorMessage } from '#web/net/callErrors.ts';
import { showError, showToast } from '#web/store/toastStore.ts';
import { AuthForm } from '#web/features/account/signIn/AuthForm.tsx';
import { stepContent } from './content.ts';
import { StepCard } from './StepCard.tsx';

const { reset: words } = stepContent;

export function NewPassword({ token }: { token: string }) {
  const { field, isSubmitting, isExpired, submit } = useReset(token);
  return (
    <StepCard title={words.title} text={words.text}>
      <AuthForm words={words} isPending={isSubmitting} onSubmit={submit}>
        {isExpired !== null && (
          <Banner tone="danger" action={<ButtonLink href="/auth#forgot">{words.again}</ButtonLink>}>
            {isExpired}
          </Banner>
        )}
        <NewPasswordFields words={words} field={field} />
      </AuthForm>
    </StepCard>
  );
}

function useReset(token: string) {
  const navigate = useNavigate();
  const [isExpired, setIsExpired] = useState<string | null>(null);
  const empty = { token, password: '', confirmPassword: '' };
  const { form, field, refuse } = useFields(resetPasswordRequest, empty);
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(resetPassword, { body });
    } catch (error) {
      if (refuse(error)) return;
      const isOver = error instanceof ApiError && error.code === 'link_expired';
      setIsExpired(isOver ? (error.problem?.detail ?? error.message) : null);
      if (!isOver) showError(words.failed, errorMessage(error));
      return;
    }
    // The new password ended this account's session here too.
    void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
    await navigate({ to: '/auth', hash: '', replace: true });
    showToast({ title: words.done, description: words.doneText });
  });
  return { field, isSubmitting: form.formState.isSubmitting, isExpired, submit };
}
