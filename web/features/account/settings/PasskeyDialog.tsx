import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renewRecoveryCodes,
} from '#schema/people/passkeys.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { makePasskey, PasskeyError } from '#web/device/passkeys.ts';
import { ownContactQuery, passkeysQuery } from '#web/features/account/queries.ts';
import { call } from '#web/net/call.ts';
import { passkeyContent as words } from './passkeyContent.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

export type PasskeyTask = { kind: 'add' | 'renew' } | { kind: 'remove'; id: string };

type Codes = readonly string[];

/** Runs the task; returns the recovery codes it made. */
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

type PasskeyDialogProps = {
  task: PasskeyTask;
  onClose: () => void;
  /** Codes are shown only this once. */
  onCodes: (codes: Codes) => void;
};

export function PasskeyDialog({ task, onClose, onCodes }: PasskeyDialogProps) {
  return (
    <PasswordDialog
      words={TASK_WORDS[task.kind]}
      tone={task.kind === 'remove' ? 'danger' : 'primary'}
      label={words.password}
      send={async ({ password }) => onCodes(await perform(task, password))}
      toReason={(error) => (error instanceof PasskeyError ? words.notMade : null)}
      onSent={() => {
        for (const { queryKey } of [passkeysQuery(), ownContactQuery()]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      }}
      onClose={onClose}
    />
  );
}
