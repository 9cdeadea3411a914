import * as v from 'valibot';
import { address, setting } from './settingKinds.ts';

/** How notices leave the installation: mails and pushes. */
export const outreachSettings = {
  SMTP_URL: v.optional(
    setting(
      address(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address'),
      'The server that mails are sent by. Without it: the page /mailbox in development, no mail in production.',
      'smtps://trybe:secret@mail.example:465',
    ),
  ),
  MAIL_FROM: v.optional(
    setting(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(200, 'must be at most 200 characters'),
        v.regex(
          /^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/,
          'must be an address, with or without a name',
        ),
      ),
      'The sender of all mails; needed with SMTP_URL.',
      'Trybe <news@trybe.example>',
    ),
  ),
  VAPID_PUBLIC_KEY: v.optional(
    setting(
      v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be a P-256 point in base64url')),
      'Public key for pushes. Without keys the installation makes its own at the first start and keeps them in the database.',
      'B-the-65-bytes-of-your-own-public-key-in-base64url-----------------------------------87',
    ),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    setting(
      v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')),
      'Private key for pushes, beside the public one.',
      'the-32-bytes-of-your-own-private-key-base64',
    ),
  ),
  VAPID_SUBJECT: v.optional(
    setting(
      address(/^(https:\/\/\S+|mailto:\S+@\S+)$/, 'must be an https or mailto: address'),
      'Whom push services may turn to. Default: PUBLIC_ORIGIN.',
      'mailto:operator@trybe.example',
    ),
  ),
};
