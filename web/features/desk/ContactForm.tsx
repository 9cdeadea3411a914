import type * as v from 'valibot';
import { confirmContact, contactConfirmation, DOCUMENT_KINDS } from '#schema/people/contact.ts';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { NarrowForm } from '#web/components/fields/NarrowForm.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { call } from '#web/net/call.ts';
import { contactDeskContent as words } from './contactDeskContent.ts';

const EMPTY: v.InferInput<typeof contactConfirmation> = {
  username: '',
  kind: 'passport',
  country: '',
  number: '',
};

/** Records that an operator has seen a person's document; no draft is kept. */
export function ContactForm() {
  const { field, isPending, submit } = useActionForm({
    rule: contactConfirmation,
    empty: EMPTY,
    place: null,
    words,
    showsFieldErrors: true,
    send: (body, idempotencyKey) => call(confirmContact, { body, idempotencyKey }),
  });
  return (
    <Card as="section">
      <NarrowForm onSubmit={(event) => void submit(event)} noValidate autoComplete="off">
        <Stack gap={4}>
          <h2>{words.heading}</h2>
          <p>{words.text}</p>
          <TextField label={words.username} autoComplete="off" {...field('username')} />
          <SelectField
            label={words.kind}
            options={DOCUMENT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
            {...field('kind')}
          />
          <TextField
            label={words.country}
            autoComplete="off"
            autoCapitalize="characters"
            {...field('country')}
          />
          <TextField label={words.number} autoComplete="off" {...field('number')} />
          <div>
            <SubmitButton words={words} isPending={isPending} />
          </div>
        </Stack>
      </NarrowForm>
    </Card>
  );
}
