import { useState } from 'react';
import { loginRequest, type User } from '#schema/people/user.ts';
import type { Settings } from '#schema/site/settings.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { showError, showToast } from '#web/store/toastStore.ts';
import { ApiError, errorMessage } from '#web/net/callErrors.ts';
import { useFields } from '#web/device/drafts/useFields.ts';
import { adopt } from './adopt.ts';
import { signIn } from './session.ts';
import { AuthForm } from './AuthForm.tsx';
import { authContent } from './content.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LogIn, KeyRound } from 'lucide-react';
import { Button } from '#web/components/actions/Button.tsx';
import { leaveToSignIn } from './providerSession.ts';
import { providerContent as words } from './providerContent.ts';
import { hasPasskeys, PasskeyError, signByPasskey } from '#web/device/passkeys.ts';
import { useAction } from '#web/net/useAction.ts';
import { beginPasskeySignIn, signInWithPasskey } from '#schema/people/passkeys.ts';
import { call } from '#web/net/call.ts';

const { login: content, second, toast } = authContent;
const EMPTY = { emailOrUsername: '', password: '', recoveryCode: undefined as string | undefined };
const SECOND = new Set(['second_factor', 'recovery_code_wrong']);

type LoginFormProps = {
  demo: Settings['demo'];
  /** Name of the sign-in service; null: none. */
  provider: string | null;
  redirect: string;
};

export function LoginForm({ demo, provider, redirect }: LoginFormProps) {
  const { form, field, refuse } = useFields(loginRequest, EMPTY);
  const { isSubmitting } = form.formState;
  const [asksCode, setAsksCode] = useState(false);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const user = await signIn(credentials);
      showToast({ title: toast.welcomeBack, description: toast.loggedInAs(user.username) });
    } catch (error) {
      refuse(error);
      if (error instanceof ApiError && SECOND.has(error.code ?? '')) setAsksCode(true);
      if (error instanceof ApiError && error.code === 'second_factor') return;
      showError(toast.loginFailed, errorMessage(error));
    }
  });

  const fill = (username: string, password: string) => {
    form.reset({ ...EMPTY, emailOrUsername: username, password });
    form.setFocus('emailOrUsername');
  };

  return (
    <Stack gap={6}>
      <AuthForm words={content} isPending={isSubmitting} onSubmit={submit}>
        <TextField
          label={content.emailOrUsername}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('emailOrUsername')}
        />
        <PasswordField label={content.password} {...field('password')} />
        {asksCode && (
          <>
            <Banner>{second.text}</Banner>
            <TextField
              label={second.code}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              isOptional
              {...field('recoveryCode', { setValueAs: (typed: string) => typed || undefined })}
            />
          </>
        )}
      </AuthForm>
      <PasskeyButton />
      {provider !== null && <ProviderButton name={provider} redirect={redirect} />}
      <AppLink href="/auth#forgot">{content.forgot}</AppLink>
      {demo && <DemoAccounts demo={demo} onChoose={fill} />}
    </Stack>
  );
}

function ProviderButton({ name, redirect }: { name: string; redirect: string }) {
  const [isPending, setIsPending] = useState(false);
  const leave = async () => {
    setIsPending(true);
    try {
      await leaveToSignIn(redirect);
    } catch (error) {
      showError(words.failed, errorMessage(error));
      setIsPending(false);
    }
  };
  return (
    <Button
      size="lg"
      isFullWidth
      icon={<LogIn aria-hidden="true" />}
      isPending={isPending}
      pendingLabel={words.leaving}
      onClick={() => void leave()}
    >
      {words.signIn(name)}
    </Button>
  );
}

const { passkey: passkeyWords, toast: toastWords } = authContent;

/** Nothing where the browser lacks passkeys. */
function PasskeyButton() {
  const { mutate, isPending } = useAction({
    send: signInByPasskey,
    words: { failed: toastWords.loginFailed },
    outcomeWords: ({ username }) => ({
      done: toastWords.welcomeBack,
      doneText: toastWords.loggedInAs(username),
    }),
    toReason: (error) =>
      error instanceof PasskeyError ? passkeyWords.notGiven : errorMessage(error),
  });
  if (!hasPasskeys()) return null;
  return (
    <Button
      size="lg"
      isFullWidth
      icon={<KeyRound aria-hidden="true" />}
      isPending={isPending}
      pendingLabel={passkeyWords.pending}
      onClick={() => mutate()}
    >
      {passkeyWords.signIn}
    </Button>
  );
}

/** Needs no username. Throws as `call` and `signByPasskey` do. */
async function signInByPasskey(): Promise<User> {
  const body = await signByPasskey(await call(beginPasskeySignIn));
  return adopt(await call(signInWithPasskey, { body }));
}
