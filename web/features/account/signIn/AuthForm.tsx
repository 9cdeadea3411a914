import type { FormEventHandler, ReactNode } from 'react';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { NoHttps } from '#web/features/site/NoHttps.tsx';

type AuthFormProps = {
  /** Of the button: idle and pending. */
  words: { submit: string; pending: string };
  isPending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

export function AuthForm({ words, isPending, onSubmit, children }: AuthFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={5}>
        <NoHttps />
        {children}
        <SubmitButton words={words} variant="primary" size="lg" isFullWidth isPending={isPending} />
      </Stack>
    </form>
  );
}
