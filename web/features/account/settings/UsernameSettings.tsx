import { changeUsername, changeUsernameRequest } from '#schema/people/user.ts';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { queryClient } from '#web/net/queryClient.ts';
import { call } from '#web/net/call.ts';
import { accountContent } from './content.ts';
import { DialogSetting } from './DialogSetting.tsx';
import { FormDialog } from './FormDialog.tsx';

const { username: words } = accountContent;
const EMPTY = { username: '', password: '' };

export function UsernameSettings() {
  return <DialogSetting text={words.text} action={words.change} dialog={UsernameDialog} />;
}

function UsernameDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      words={words.dialog}
      rule={changeUsernameRequest}
      empty={EMPTY}
      send={(body) => call(changeUsername, { body })}
      onSent={() => {
        // The name is part of many lists.
        void queryClient.invalidateQueries();
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            label={words.dialog.username}
            hint={words.dialog.hint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username')}
          />
          <PasswordField label={words.dialog.password} {...field('password')} />
        </>
      )}
    </FormDialog>
  );
}
