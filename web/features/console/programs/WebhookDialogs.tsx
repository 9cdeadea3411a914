import * as v from 'valibot';
import { WEBHOOK_EVENTS } from '#schema/partners/webhookEvents.ts';
import {
  createWebhook,
  removeWebhook,
  repeatWebhookDelivery,
  rotateWebhookSecret,
} from '#schema/partners/webhooks.ts';
import { reason } from '#schema/text.ts';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { Legend } from '#web/components/fields/Legend.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { ActDialog, type ActFields } from '#web/features/console/frame/ActDialog.tsx';
import { call } from '#web/net/call.ts';
import {
  EMPTY_WEBHOOK,
  requestFrom,
  webhookFieldsRule,
  type WebhookFields,
} from './webhookFields.ts';
import { webhooksContent as words } from './webhooksContent.ts';

type MakingProps = { onMade: (secret: string) => void; onClose: () => void };
type OneProps = { id: string; onClose: () => void };

const rule = v.object({ reason });
const empty = { reason: '' };

export function AddWebhook({ onMade, onClose }: MakingProps) {
  return (
    <ActDialog
      words={words.adding}
      rule={webhookFieldsRule}
      empty={EMPTY_WEBHOOK}
      place={{ kind: 'console-webhook', issueId: 'new' }}
      send={(fields) => call(createWebhook, { body: requestFrom(fields) })}
      onDone={({ secret }) => onMade(secret)}
      onClose={onClose}
      renderFields={renderFields}
    />
  );
}

const errorId = 'webhook-events-error';

/** Called, not mounted: the fields are registered before the reason, so that the first wrong one is focused. */
function renderFields(field: ActFields<WebhookFields>) {
  const { error } = field('events');
  return (
    <>
      <TextField
        label={words.adding.url}
        hint={words.adding.urlHint}
        type="url"
        dir="ltr"
        autoComplete="off"
        {...field('url')}
      />
      <fieldset aria-describedby={error ? errorId : undefined}>
        <Legend>{words.adding.events}</Legend>
        {WEBHOOK_EVENTS.map((event) => {
          const { error: _, ...input } = field(event);
          return <CheckboxField key={event} label={words.events[event]} {...input} />;
        })}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
    </>
  );
}

export function RotateSecret({ id, onMade, onClose }: OneProps & MakingProps) {
  return (
    <ActDialog
      words={words.rotating}
      rule={rule}
      empty={empty}
      place={{ kind: 'console-webhook-rotated', issueId: id }}
      send={(body) => call(rotateWebhookSecret, { params: { id }, body })}
      onDone={({ secret }) => onMade(secret)}
      onClose={onClose}
    />
  );
}

export function RemoveWebhook({ id, onClose }: OneProps) {
  return (
    <ActDialog
      words={words.removing}
      rule={rule}
      empty={empty}
      place={{ kind: 'console-webhook-removed', issueId: id }}
      tone="danger"
      send={(body, idempotencyKey) => call(removeWebhook, { params: { id }, body, idempotencyKey })}
      onClose={onClose}
    />
  );
}

export function RepeatMessage({ id, onClose }: OneProps) {
  return (
    <ActDialog
      words={words.repeating}
      rule={rule}
      empty={empty}
      place={{ kind: 'console-webhook-repeated', issueId: id }}
      send={(body, idempotencyKey) =>
        call(repeatWebhookDelivery, { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
    />
  );
}
