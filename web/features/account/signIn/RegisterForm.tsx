import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { registerRequest, type PreferredRole } from '#schema/people/user.ts';
import { PREFERRED_ROLES } from '#schema/people/preferredRoles.ts';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { NewPasswordFields } from '#web/components/fields/NewPasswordFields.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { showError, showToast } from '#web/store/toastStore.ts';
import { ApiError, errorMessage } from '#web/net/callErrors.ts';
import { useFields } from '#web/device/drafts/useFields.ts';
import { registerAccount } from './session.ts';
import { AuthForm } from './AuthForm.tsx';
import { authContent } from './content.ts';

const { register: content, toast, roles } = authContent;
const EMPTY = { username: '', email: '', password: '', confirmPassword: '' };
const ROLE_OPTIONS = PREFERRED_ROLES.map((value) => ({ value, ...roles[value] }));

type RegisterFormProps = {
  role?: PreferredRole;
  /** Whether passwords can be reset by mail here. */
  hasMail: boolean;
  /** Just before the account is created. */
  onSend: () => void;
};

export function RegisterForm({ role = 'reporter', hasMail, onSend }: RegisterFormProps) {
  const { form, field, refuse } = useFields(registerRequest, { ...EMPTY, preferredRole: role });
  const { isSubmitting } = form.formState;
  const [isWorking, setWorking] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    onSend();
    try {
      await registerAccount(values, () => setWorking(true));
      showToast({ title: toast.accountCreated, description: toast.accountCreatedText });
    } catch (error) {
      refuse(error);
      const taken = takenField(error);
      if (taken) form.setError(taken, { message: errorMessage(error) }, { shouldFocus: true });
      showError(toast.registrationFailed, errorMessage(error));
    } finally {
      setWorking(false);
    }
  });

  return (
    <AuthForm words={content} isPending={isSubmitting} onSubmit={submit}>
      {!hasMail && <Banner tone="warning">{content.noMail}</Banner>}
      <TextField
        label={content.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label={content.email} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordFields words={content} field={field} />
      <Controller
        control={form.control}
        name="preferredRole"
        render={({ field: choice, fieldState }) => (
          <ChoiceGroup
            label={content.preferredRole}
            name={choice.name}
            options={ROLE_OPTIONS}
            value={choice.value ?? 'reporter'}
            onChange={choice.onChange}
            layout="cards"
            hint={content.roleHint}
            error={fieldState.error?.message}
          />
        )}
      />
      {isWorking && <Banner>{content.work}</Banner>}
    </AuthForm>
  );
}

/** The field of a refusal that carries only a code. */
function takenField(error: unknown): 'username' | 'email' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'username_taken') return 'username';
  return error.code === 'email_taken' ? 'email' : undefined;
}
