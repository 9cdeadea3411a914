import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type * as v from 'valibot';
import { grantRole } from '#schema/verification/desk.ts';
import { ACCOUNT_ROLES } from '#schema/people/user.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/data/server/call.ts';
import { showFieldErrors } from '#web/data/server/showFieldErrors.ts';
import { theme } from '#web/theme/theme.ts';
import { deskContent } from './deskContent.ts';
import { useDecision } from '#web/features/verification/useDecision.ts';

const { role: words } = deskContent;

type Role = v.InferInput<typeof grantRole.body>;

const EMPTY: Role = { username: '', accountRole: 'ambassador', isValidator: false };

/** Appoints ambassadors, operators and validators; operators may. */
export function RoleForm() {
  const form = useForm<Role>({
    resolver: valibotResolver(grantRole.body),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;
  const granting = useDecision({
    issueId: null,
    words,
    send: (body: Role, idempotencyKey) => call(grantRole, { body, idempotencyKey }),
  });
  const submit = form.handleSubmit((values) =>
    granting.mutate(values, {
      onSuccess: () => form.reset(EMPTY),
      onError: (error) => void showFieldErrors(error, ['username', 'accountRole'], form.setError),
    }),
  );
  return (
    <Card as="section">
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2>{words.heading}</h2>
          <p>{words.text}</p>
          <TextField
            label={words.username}
            autoComplete="off"
            error={errors.username?.message}
            {...form.register('username')}
          />
          <SelectField
            label={words.label}
            options={ACCOUNT_ROLES.map((value) => ({ value, label: words.roles[value] }))}
            error={errors.accountRole?.message}
            {...form.register('accountRole')}
          />
          <CheckboxField label={words.validator} {...form.register('isValidator')} />
          <div>
            <Button
              type="submit"
              variant="primary"
              isPending={granting.isPending}
              pendingLabel={words.pending}
            >
              {words.submit}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  max-width: ${theme.size.prose};
`;
