import { PasswordField } from './PasswordField.tsx';
import type { TextFieldProps } from './TextField.tsx';

type NewPasswordFieldsProps = {
  words: { password: string; hint: string; confirmPassword: string };
  /** What the form gives each of the two. */
  field: (name: 'password' | 'confirmPassword') => Partial<TextFieldProps>;
};

/** A password that is chosen, and once more against a slip of the finger. */
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
