import { useState } from 'react';
import { changeUsername, changeUsernameRequest } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { queryClient } from '#web/data/cache/queryClient.ts';
import { call } from '#web/data/server/call.ts';
import { accountContent } from './content.ts';
import { FormDialog } from './FormDialog.tsx';
import { useSentForm } from './useSentForm.ts';

const { username: words } = accountContent;
const EMPTY = { username: '', password: '' };

/** Lets people take another username. */
export function UsernameSettings() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{words.change}</Button>
      </div>
      {isOpen && <UsernameDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function UsernameDialog({ onClose }: { onClose: () => void }) {
  const { field, isPending, submit } = useSentForm({
    rule: changeUsernameRequest,
    empty: EMPTY,
    send: (body) => call(changeUsername, { body }),
    words: words.dialog,
    onDone: () => {
      onClose();
      // The name stands in many lists.
      void queryClient.invalidateQueries();
    },
  });
  return (
    <FormDialog
      id="change-username"
      words={words.dialog}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.dialog.username}
        hint={words.dialog.hint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField
        label={words.dialog.password}
        autoComplete="current-password"
        {...field('password')}
      />
    </FormDialog>
  );
}
