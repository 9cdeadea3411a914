import { expect } from 'vitest';
import { confirmEmail } from '#schema/people/credentials.ts';
import { listMailbox, type StoredMail } from '#schema/notices/mailbox.ts';
import type { Client } from './client.ts';

const PATIENCE = { timeout: 10_000 };
const LINK = /\/(?:reset|confirm)\/([\w-]+)/u;

/** The newest mail about a person's account with these words in its subject, once it has come. */
export async function mailAbout(person: Client, subject: string): Promise<StoredMail> {
  const find = async () =>
    (await person.expectCall(listMailbox)).find((mail) => mail.subject.includes(subject));
  await expect.poll(find, PATIENCE).toBeDefined();
  const found = await find();
  if (!found) throw new Error('A mail has gone again');
  return found;
}

/** What opens the link of such a mail. */
export async function linkIn(person: Client, subject: string): Promise<string> {
  return LINK.exec((await mailAbout(person, subject)).text)?.[1] ?? '';
}

/** Follows the link that a person was mailed when they registered. */
export async function proveAddress(person: Client): Promise<void> {
  const token = await linkIn(person, 'Confirm your email address');
  await person.expectCall(confirmEmail, { body: { token } });
}
