import { flagAccount, flagAccountRequest } from '#schema/case/desk.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { NarrowForm } from '#web/components/fields/NarrowForm.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { call } from '#web/net/call.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { listChanges } from '#web/features/moderation/reasons/useDecision.ts';
import { deskContent } from './deskContent.ts';

const { report: words } = deskContent;
const EMPTY = { username: '', reason: '' };

/** Reports an account to the other ambassadors. */
export function ReportAccountForm() {
  const { user } = useCurrentUser();
  const { field, draft, isPending, submit } = useActionForm({
    rule: flagAccountRequest,
    empty: EMPTY,
    // One form for the whole desk.
    place: { kind: 'accountFlag', userId: user?.id ?? '', issueId: 'desk' },
    words,
    changes: listChanges(null),
    showsFieldErrors: true,
    send: (body, idempotencyKey) => call(flagAccount, { body, idempotencyKey }),
  });
  return (
    <Card>
      <NarrowForm onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h3>{words.heading}</h3>
          <TextField label={words.username} autoComplete="off" {...field('username')} />
          <TextArea label={words.reason} hint={words.hint} rows={3} {...field('reason')} />
          <Row gap={3}>
            <SubmitButton words={words} isPending={isPending} />
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </Stack>
      </NarrowForm>
    </Card>
  );
}
