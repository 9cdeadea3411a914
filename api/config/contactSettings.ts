import * as v from 'valibot';
import { address, choice, setting, switchedBy } from './settingKinds.ts';

export const contactSettings = {
  CONTACT_LEVELS: setting(
    switchedBy(),
    'Whether votes, objections and verdicts require a confirmed email address, and rulings a second proof as well. Default: on in production with SMTP_URL, off elsewhere.',
    'on',
  ),
  PHONE_CODES: setting(
    choice(['local', 'twilio', 'none']),
    'How codes reach phones. local: only the page /mailbox shows them; refused in production. Default: local, in production none.',
    'twilio',
  ),
  PHONE_COUNTRY: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, like US'),
    ),
    'Country (ISO 3166) whose phone numbers may be typed without its code. Without it every number needs its country code.',
    'US',
  ),
  TWILIO_ACCOUNT_SID: setting(
    v.pipe(v.string(), v.trim(), v.regex(/^AC\w{8,64}$/, 'must be an id that starts with AC')),
    'Twilio account; required for PHONE_CODES=twilio.',
    'AC0123456789abcdef0123456789abcdef',
  ),
  TWILIO_AUTH_TOKEN: setting(
    v.pipe(v.string(), v.trim(), v.regex(/^\w{8,100}$/, 'must be letters and digits')),
    'Auth token of the Twilio account; required for PHONE_CODES=twilio.',
    '0123456789abcdef0123456789abcdef',
  ),
  TWILIO_FROM: setting(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(?:\+[1-9]\d{7,14}|MG\w{8,64})$/,
        'must be a phone number with country code, or the id of a messaging service',
      ),
    ),
    'Sender of the codes: a phone number of the account or a messaging service; required for PHONE_CODES=twilio.',
    '+13125550100',
  ),
  TWILIO_API_URL: setting(
    address(/^https?:\/\/\S+$/, 'must be an http or https address'),
    'Address of the Twilio API; change it only in tests.',
    'https://api.twilio.com',
    'https://api.twilio.com',
  ),
};
