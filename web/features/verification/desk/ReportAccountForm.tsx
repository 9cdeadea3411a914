import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type * as v from 'valibot';
import { flagAccount } from '#schema/verification/desk.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/data/server/call.ts';
import { showFieldErrors } from '#web/data/server/showFieldErrors.ts';
import { useCurrentUser } from '#web/data/server/useCurrentUser.ts';
import { useFieldsDraft } from '#web/data/drafts/useFieldsDraft.ts';
import { theme } from '#web/theme/theme.ts';
import { deskContent } from './deskContent.ts';
import { useDecision } from '#web/features/verification/useDecision.ts';

const { report: words } = deskContent;
const rule = flagAccount.body;
const EMPTY = { username: '', reason: '' };

/** Reports an account to the other ambassadors. */
export function ReportAccountForm() {
  const { user } = useCurrentUser();
  const form = useForm({ resolver: valibotResolver(rule), defaultValues: EMPTY });
  const { errors } = form.formState;
  // One such form for the whole desk, so it is kept under the desk's own name.
  const draft = useFieldsDraft(form, EMPTY, {
    kind: 'accountFlag',
    userId: user?.id ?? '',
    issueId: 'desk',
  });
  const reporting = useDecision({
    issueId: null,
    words,
    send: (body: v.InferInput<typeof rule>, idempotencyKey) =>
      call(flagAccount, { body, idempotencyKey }),
  });
  const submit = form.handleSubmit((values) =>
    reporting.mutate(values, {
      onSuccess: () => void draft.discard(),
      onError: (error) => void showFieldErrors(error, ['username', 'reason'], form.setError),
    }),
  );
  return (
    <Card>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h3>{words.heading}</h3>
          <TextField
            label={words.username}
            autoComplete="off"
            error={errors.username?.message}
            {...form.register('username')}
          />
          <TextArea
            label={words.reason}
            hint={words.hint}
            rows={3}
            error={errors.reason?.message}
            {...form.register('reason')}
          />
          <Row gap={3}>
            <Button type="submit" isPending={reporting.isPending} pendingLabel={words.pending}>
              {words.submit}
            </Button>
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  max-width: ${theme.size.prose};
`;
