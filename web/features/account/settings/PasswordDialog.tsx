import * as v from 'valibot';
import { password as passwordRule } from '#schema/people/password.ts';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { FormDialog, type DialogWords } from './FormDialog.tsx';

const RULE = v.object({ password: passwordRule });

type PasswordDialogProps = {
  words: DialogWords;
  tone?: 'primary' | 'danger';
  label: string;
  send: (body: { password: string }) => Promise<unknown>;
  toReason?: (error: unknown) => string | null;
  onSent: () => void;
  onClose: () => void;
};

/** Reauthenticates before a sensitive action. */
export function PasswordDialog({ label, ...form }: PasswordDialogProps) {
  return (
    <FormDialog {...form} rule={RULE} empty={{ password: '' }}>
      {(field) => <PasswordField label={label} {...field('password')} />}
    </FormDialog>
  );
}
