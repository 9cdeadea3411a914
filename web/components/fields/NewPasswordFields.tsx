import { PasswordField } from './PasswordField.tsx';
import type { TextFieldProps } from './TextField.tsx';

type NewPasswordFieldsProps = {
  words: { password: string; hint: string; confirmPassword: string };
  field: (name: 'password' | 'confirmPassword') => Partial<TextFieldProps>;
};

/** Typed twice to catch slips. */
export function NewPasswordFields({ words, field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={words.hint}
        {...field('password')}
      />
      <PasswordField
        label={words.confirmPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
