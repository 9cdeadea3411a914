import * as v from 'valibot';
import { address, choice, setting, switchedBy } from './settingKinds.ts';

/** How sure the installation is of who somebody is. */
export const contactSettings = {
  CONTACT_LEVELS: v.optional(
    setting(
      switchedBy(),
      'Whether votes, objections and verdicts need a proved email address, and rulings a second proof beside it. Default: on in production with SMTP_URL, off elsewhere.',
      'on',
    ),
  ),
  PHONE_CODES: v.optional(
    setting(
      choice(['local', 'twilio', 'none']),
      'How codes reach phones. local: not at all but on the page /mailbox, refused in production. Default: local, in production none.',
      'twilio',
    ),
  ),
  TWILIO_ACCOUNT_SID: v.optional(
    setting(
      v.pipe(v.string(), v.trim(), v.regex(/^AC\w{8,64}$/, 'must be an id that begins with AC')),
      'The Twilio account; needed for PHONE_CODES=twilio.',
      'AC0123456789abcdef0123456789abcdef',
    ),
  ),
  TWILIO_AUTH_TOKEN: v.optional(
    setting(
      v.pipe(v.string(), v.trim(), v.regex(/^\w{8,100}$/, 'must be letters and digits')),
      'Secret of the Twilio account; needed for PHONE_CODES=twilio.',
      '0123456789abcdef0123456789abcdef',
    ),
  ),
  TWILIO_FROM: v.optional(
    setting(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(
          /^(?:\+[1-9]\d{7,14}|MG\w{8,64})$/,
          'must be a number with its country, or the id of a messaging service',
        ),
      ),
      'The sender of codes: a number of the account or a messaging service; needed for PHONE_CODES=twilio.',
      '+13125550100',
    ),
  ),
  TWILIO_API_URL: v.optional(
    setting(
      address(/^https?:\/\/\S+$/, 'must be an http or https address'),
      'Where Twilio answers; another one only for tests.',
      'https://api.twilio.com',
    ),
    'https://api.twilio.com',
  ),
};
