import { useQuery } from '@tanstack/react-query';
import { changePassword, changePasswordRequest } from '#schema/people/credentials.ts';
import { NewPasswordFields } from '#web/components/fields/NewPasswordFields.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { providerLinkQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { accountContent } from './content.ts';
import { DialogSetting } from './DialogSetting.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { FormDialog } from './FormDialog.tsx';

const { password: words } = accountContent;
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Lets people change their password, or set their first one. */
export function PasswordSettings() {
  const { data } = useQuery(providerLinkQuery());
  return data?.hasPassword === false ? <FirstPassword /> : <ChangePassword />;
}

function ChangePassword() {
  return <DialogSetting text={words.text} action={words.change} dialog={PasswordDialog} />;
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      words={words.dialog}
      rule={changePasswordRequest}
      empty={EMPTY}
      send={(body) => call(changePassword, { body })}
      onSent={() => void queryClient.invalidateQueries({ queryKey: ['signIns'] })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <PasswordField label={words.dialog.current} {...field('currentPassword')} />
          <NewPasswordFields words={words.dialog} field={field} />
        </>
      )}
    </FormDialog>
  );
}
