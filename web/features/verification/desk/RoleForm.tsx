import type * as v from 'valibot';
import { grantRole, grantRoleRequest } from '#schema/verification/desk.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { NarrowForm } from '#web/components/fields/NarrowForm.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/data/server/call.ts';
import { useActionForm } from '#web/data/drafts/useActionForm.ts';
import { changesOf } from '#web/features/verification/useDecision.ts';
import { deskContent } from './deskContent.ts';

const { role: words } = deskContent;

const EMPTY: v.InferInput<typeof grantRoleRequest> = {
  username: '',
  accountRole: 'ambassador',
  isValidator: false,
};

/** Appoints ambassadors, operators and validators; operators may. */
export function RoleForm() {
  const { field, isPending, submit } = useActionForm({
    rule: grantRoleRequest,
    empty: EMPTY,
    place: null,
    words,
    changes: changesOf(null),
    isFieldsTold: true,
    send: (body, idempotencyKey) => call(grantRole, { body, idempotencyKey }),
  });
  return (
    <Card as="section">
      <NarrowForm onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2>{words.heading}</h2>
          <p>{words.text}</p>
          <TextField label={words.username} autoComplete="off" {...field('username')} />
          <SelectField
            label={words.label}
            options={ACCOUNT_ROLES.map((value) => ({ value, label: words.roles[value] }))}
            {...field('accountRole')}
          />
          <CheckboxField label={words.validator} {...field('isValidator')} />
          <div>
            <Button
              type="submit"
              variant="primary"
              isPending={isPending}
              pendingLabel={words.pending}
            >
              {words.submit}
            </Button>
          </div>
        </Stack>
      </NarrowForm>
    </Card>
  );
}
