import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp, uuid } from '#schema/text.ts';

/** A mail that did not leave this machine. */
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
    "The signed-in person's mails in the local mailbox of an installation for development, newest first. Elsewhere there is no such call.",
  access: 'session',
  status: 200,
  response: v.array(storedMail),
  refusals: ['not_found'],
});
