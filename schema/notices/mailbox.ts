import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp, uuid } from '#schema/text.ts';

export const storedMail = v.object({
  id: uuid,
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  sentAt: timestamp,
});
export type StoredMail = v.InferOutput<typeof storedMail>;

export const listMailbox = defineEndpoint({
  operation: 'listMailbox',
  method: 'GET',
  path: '/api/mailbox',
  summary:
    "The signed-in person's emails in a development installation's local mailbox, newest first; 404 elsewhere.",
  access: 'session',
  status: 200,
  response: v.array(storedMail),
  refusals: ['not_found'],
});
