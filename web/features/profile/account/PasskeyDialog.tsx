import * as v from 'valibot';
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renewRecoveryCodes,
} from '#schema/people/passkeys.ts';
import { password as passwordRule } from '#schema/people/password.ts';
import { PasswordField } from '#web/components/fields/PasswordField.tsx';
import { queryClient } from '#web/data/cache/queryClient.ts';
import { makePasskey, PasskeyError } from '#web/data/device/passkeys.ts';
import { ownContactQuery, passkeysQuery } from '#web/data/queries/accountQueries.ts';
import { call } from '#web/data/server/call.ts';
import { FormDialog } from './FormDialog.tsx';
import { passkeyContent as words } from './passkeyContent.ts';
import { useSentForm } from './useSentForm.ts';

export type PasskeyTask = { kind: 'add' | 'renew' } | { kind: 'remove'; id: string };

type Codes = readonly string[];

/** Does it, after the password; answers the recovery codes that were made. */
async function perform(task: PasskeyTask, password: string): Promise<Codes> {
  const body = { password };
  if (task.kind === 'remove') {
    await call(removePasskey, { params: { id: task.id }, body });
    return [];
  }
  if (task.kind === 'renew') return (await call(renewRecoveryCodes, { body })).recoveryCodes;
  const made = await makePasskey(await call(beginPasskey, { body }));
  return (await call(addPasskey, { body: made })).recoveryCodes;
}

const TASK_WORDS = { add: words.adding, renew: words.renewing, remove: words.removing } as const;
const RULE = v.object({ password: passwordRule });

type PasskeyDialogProps = {
  task: PasskeyTask;
  onClose: () => void;
  /** Called with codes that have to be shown now or never. */
  onCodes: (codes: Codes) => void;
};

/** Asks for the password, then does what was chosen. */
export function PasskeyDialog({ task, onClose, onCodes }: PasskeyDialogProps) {
  const own = TASK_WORDS[task.kind];
  const { field, isPending, submit } = useSentForm({
    rule: RULE,
    empty: { password: '' },
    send: async ({ password }) => onCodes(await perform(task, password)),
    words: own,
    reasonOf: (error) => (error instanceof PasskeyError ? words.notMade : null),
    onDone: () => {
      onClose();
      for (const { queryKey } of [passkeysQuery(), ownContactQuery()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return (
    <FormDialog
      id="passkey-task"
      words={own}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...field('password')}
      />
    </FormDialog>
  );
}
