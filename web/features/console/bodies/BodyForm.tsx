import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BODY_CHANNELS, saveBody, type ResponsibleBody } from '#schema/partners/bodies.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { DraftLine } from '#web/components/fields/DraftLine.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { FormSection } from '#web/components/fields/FormSection.tsx';
import { KeptEdit } from '#web/components/fields/KeptEdit.tsx';
import { Legend } from '#web/components/fields/Legend.tsx';
import { SubmitButton } from '#web/components/fields/SubmitButton.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { useActionForm } from '#web/device/drafts/useActionForm.ts';
import { useFieldsEdit } from '#web/device/drafts/useFieldsEdit.ts';
import { keysContent } from '#web/features/account/keys/keysContent.ts';
import { ShownSecret } from '#web/features/account/keys/ShownSecret.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { call } from '#web/net/call.ts';
import { bodiesContent as words } from './bodiesContent.ts';
import { BodyArea } from './BodyArea.tsx';
import {
  bodyFieldsRule,
  chosenIn,
  toBodyFields,
  toBodyRequest,
  type BodyFields,
} from './bodyFields.ts';

type BodyFormProps = { body: ResponsibleBody | null; onClose: () => void };

/** Names a body, or changes one. Its key is kept in no draft. */
export function BodyForm({ body, onClose }: BodyFormProps) {
  const { user } = useCurrentUser();
  const [newId] = useState(() => crypto.randomUUID());
  const [base] = useState(() => toBodyFields(body));
  const [apiKey, setApiKey] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const id = body?.id ?? newId;
  const { form, field, isPending, submit } = useActionForm<
    BodyFields,
    { webhookSecret: string | null }
  >({
    rule: bodyFieldsRule,
    empty: base,
    place: null,
    send: (fields) => call(saveBody, { params: { id }, body: toBodyRequest(fields, apiKey) }),
    words: { done: words.done, failed: words.failed },
    changes: [{ topic: 'console', id: null }],
    showsFieldErrors: true,
    onDone: ({ webhookSecret }) => {
      void draft.clear();
      if (webhookSecret === null) onClose();
      else setSecret(webhookSecret);
    },
  });
  const place = { kind: 'console-body', userId: user?.id ?? '', issueId: body?.id ?? 'new' };
  const draft = useFieldsEdit(form, base, place);
  const { control, setValue } = form;
  const [channel, area] = useWatch({ control, name: ['channel', 'area'] });
  if (secret !== null)
    return (
      <ShownSecret
        words={{ ...keysContent.shown, ...words.secret }}
        secret={secret}
        onKept={onClose}
      />
    );
  return (
    <KeptEdit draft={draft}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormSection heading={body ? words.editTitle : words.add}>
          <TextField
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            {...field('name')}
          />
          <ChoiceGroup
            label={words.channel}
            name="channel"
            options={BODY_CHANNELS.map((value) => ({ value, label: words[value] }))}
            value={channel}
            onChange={(value) => setValue('channel', value, { shouldDirty: true })}
          />
          {channel === 'mail' ? (
            <TextField
              key="mail"
              label={words.address}
              hint={words.addressHint}
              type="email"
              autoComplete="off"
              {...field('address')}
            />
          ) : channel === 'webhook' ? (
            <TextField
              key="webhook"
              label={words.program}
              hint={words.programHint}
              type="url"
              autoComplete="off"
              {...field('address')}
            />
          ) : (
            <>
              <TextField
                key="endpoint"
                label={words.endpoint}
                hint={words.endpointHint}
                type="url"
                autoComplete="off"
                {...field('address')}
              />
              <TextField
                label={words.serviceCode}
                hint={words.serviceHint}
                autoComplete="off"
                isOptional
                {...field('serviceCode')}
              />
              <TextField
                label={words.key}
                hint={body?.hasApiKey ? words.keyKept : undefined}
                autoComplete="off"
                spellCheck={false}
                isOptional
                value={apiKey}
                onChange={(event) => setApiKey(event.currentTarget.value)}
              />
            </>
          )}
          <CategoryChoice form={form} error={field('categories').error} />
          <BodyArea
            area={area}
            error={field('area').error}
            onChange={(next) => setValue('area', next, { shouldDirty: true })}
          />
          <TextArea label={words.reason} hint={words.reasonHint} rows={3} {...field('reason')} />
          <Row gap={3}>
            <SubmitButton words={words} variant="primary" size="lg" isPending={isPending} />
            <Button size="lg" onClick={onClose}>
              {words.cancel}
            </Button>
            <DraftLine state={draft.state} onDiscard={() => void draft.discard()} />
          </Row>
        </FormSection>
      </form>
    </KeptEdit>
  );
}

type Form = ReturnType<typeof useActionForm<BodyFields, unknown>>['form'];

function CategoryChoice({ form, error }: { form: Form; error: string | undefined }) {
  const { offered } = useCategories();
  const errorId = useId();
  const chosen = chosenIn(useWatch({ control: form.control, name: 'categories' }));
  const toggle = (id: string, isChosen: boolean) =>
    form.setValue(
      'categories',
      [...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])].join(' '),
      {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      },
    );
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <Legend>{words.categories}</Legend>
      <Grid columns={2} gap={2}>
        {offered.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </Grid>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
