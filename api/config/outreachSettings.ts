import * as v from 'valibot';
import { address, setting } from './settingKinds.ts';

export const outreachSettings = {
  SMTP_URL: setting(
    address(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address'),
    'Mail server. Without it, development shows mail on /mailbox and production sends none.',
    'smtps://trybe:secret@mail.example:465',
  ),
  MAIL_FROM: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(200, 'must be at most 200 characters'),
      v.regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, with or without a name'),
    ),
    'Sender of all emails; required with SMTP_URL.',
    'Trybe <news@trybe.example>',
  ),
  VAPID_PUBLIC_KEY: setting(
    v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be a P-256 point in base64url')),
    'Public key for web push. Without keys, the server creates its own on the first start and stores them in the database.',
    'B-the-65-bytes-of-your-own-public-key-in-base64url-----------------------------------87',
  ),
  VAPID_PRIVATE_KEY: setting(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')),
    'Private key for web push, to match the public one.',
    'the-32-bytes-of-your-own-private-key-base64',
  ),
  VAPID_SUBJECT: setting(
    address(/^(https:\/\/\S+|mailto:\S+@\S+)$/, 'must be an https or mailto: address'),
    'Contact for push services. Default: PUBLIC_ORIGIN.',
    'mailto:operator@trybe.example',
  ),
  OUTGOING_HOSTS: setting(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^[\w.:[\]-]+:\d{1,5}$/, 'must be host:port, separated by commas'),
        ),
      ),
    ),
    'Hosts with port in your own network that webhooks and links of others may reach, by http too. Default: only the open internet, by https.',
    'intranet.town.example:8080',
  ),
};
