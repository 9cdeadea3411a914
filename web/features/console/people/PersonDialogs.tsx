import * as v from 'valibot';
import type { ResponseOf } from '#schema/defineEndpoint.ts';
import { getPersonRecord, type PersonRecord } from '#schema/console/people.ts';
import {
  appointPerson,
  appointRequest,
  recoverPerson,
  showAddress,
  signPersonOut,
} from '#schema/console/personActs.ts';
import { emailAddress } from '#schema/people/password.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';
import { reason } from '#schema/text.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/net/call.ts';
import { ActDialog } from '#web/features/console/frame/ActDialog.tsx';
import { peopleContent } from './peopleContent.ts';

const { acts, roles } = peopleContent;

type DialogProps = { person: PersonRecord; onClose: () => void };

const reasonRule = v.object({ reason });
/** An empty address leaves it unchanged. */
const recoveryRule = v.object({ newEmail: v.union([v.literal(''), emailAddress]), reason });
const ROLES = ACCOUNT_ROLES.map((value) => ({ value, label: roles[value] }));

export function RoleDialog({ person, onClose }: DialogProps) {
  const { id, accountRole, isValidator } = person;
  return (
    <ActDialog
      words={acts.role}
      rule={appointRequest}
      empty={{ accountRole, isValidator, reason: '' }}
      place={{ kind: 'console-role', issueId: id }}
      send={async (body, idempotencyKey) => {
        await call(appointPerson, { params: { id }, body, idempotencyKey });
        return await isInForce(id, body);
      }}
      outcomeWords={(isDone) =>
        isDone
          ? { done: acts.role.done }
          : { done: acts.role.announced, doneText: acts.role.announcedText }
      }
      onClose={onClose}
      renderFields={(field) => (
        <>
          <SelectField label={acts.role.label} options={ROLES} {...field('accountRole')} />
          <CheckboxField label={acts.role.validator} {...field('isValidator')} />
        </>
      )}
    />
  );
}

type Held = Pick<PersonRecord, 'accountRole' | 'isValidator'>;

/** False for a role that is only announced so far, or if the answer is unavailable. */
async function isInForce(id: string, wanted: Held): Promise<boolean> {
  const held = await call(getPersonRecord, { params: { id } }).catch(() => null);
  return held?.accountRole === wanted.accountRole && held.isValidator === wanted.isValidator;
}

export function SignOutDialog({ person: { id }, onClose }: DialogProps) {
  return (
    <ActDialog
      words={acts.signOut}
      rule={reasonRule}
      empty={{ reason: '' }}
      place={{ kind: 'console-sign-out', issueId: id }}
      tone="danger"
      send={(body, idempotencyKey) => call(signPersonOut, { params: { id }, body, idempotencyKey })}
      onClose={onClose}
    />
  );
}

type TellingProps<Told> = DialogProps & { onDone: (told: Told) => void };

export function RecoveryDialog(props: TellingProps<ResponseOf<typeof recoverPerson>>) {
  const { id } = props.person;
  return (
    <ActDialog
      words={acts.recover}
      rule={recoveryRule}
      empty={{ newEmail: '', reason: '' }}
      place={{ kind: 'console-recovery', issueId: id }}
      send={({ newEmail, reason: why }, idempotencyKey) =>
        call(recoverPerson, {
          params: { id },
          body: { newEmail: newEmail.trim() || null, reason: why },
          idempotencyKey,
        })
      }
      onDone={props.onDone}
      onClose={props.onClose}
      renderFields={(field) => (
        <TextField
          label={acts.recover.newEmail}
          hint={acts.recover.newEmailHint}
          type="email"
          autoComplete="off"
          isOptional
          {...field('newEmail')}
        />
      )}
    />
  );
}

export function AddressDialog(props: TellingProps<ResponseOf<typeof showAddress>>) {
  const { id } = props.person;
  return (
    <ActDialog
      words={acts.address}
      rule={reasonRule}
      empty={{ reason: '' }}
      place={{ kind: 'console-address', issueId: id }}
      send={(body, idempotencyKey) => call(showAddress, { params: { id }, body, idempotencyKey })}
      onDone={props.onDone}
      onClose={props.onClose}
    />
  );
}
