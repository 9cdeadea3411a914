import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { USERNAME_MAX_LENGTH } from '#schema/limits.ts';
import { text, timestamp } from '#schema/text.ts';
import { withPlainMarks } from '#schema/typed/marks.ts';

export const PHONE_CODE_DIGITS = 6;
export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_TRIES = 5;
/** A withdrawn proof cannot be used by other accounts for this long. */
export const CONTACT_PROOF_HELD_DAYS = 365;

/** Account only; confirmed address; confirmed address and a second proof. */
export const CONTACT_LEVELS = [1, 2, 3] as const;
export type ContactLevel = (typeof CONTACT_LEVELS)[number];

/** Groups of acts with a common required level. */
export const CONTACT_ACTS = ['takePart', 'vote', 'object', 'judge', 'rule'] as const;
export type ContactAct = (typeof CONTACT_ACTS)[number];

const level = v.picklist(CONTACT_LEVELS);

export const ownContact = v.object({
  level,
  /** Whether acts require their level; otherwise levels are only shown. */
  isAsked: v.boolean(),
  acts: v.array(v.object({ act: v.picklist(CONTACT_ACTS), level })),
  email: v.object({ address: v.string(), isProved: v.boolean() }),
  phone: v.nullable(v.object({ lastDigits: v.string(), provedAt: timestamp })),
  document: v.nullable(v.object({ provedAt: timestamp })),
  /** Whose numbers may be typed without the country's code; null: nobody's. */
  phoneCountry: v.optional(v.nullable(v.string())),
  /** Delivery of codes: as text messages, into the local mailbox, or disabled. */
  phoneCodes: v.picklist(['sms', 'local', 'none']),
});
export type OwnContact = v.InferOutput<typeof ownContact>;

export const PHONE_HINT = 'Please give the number with its country, like +1 312 555 0100.';

/** As typed: `readPhone` reads it, in a module of its own for the size of its tables. */
export const phoneCodeRequest = v.object({ phone: text(1, 60, PHONE_HINT) });

export const phoneProofRequest = v.object({
  code: v.pipe(
    text(1, 20, 'Please enter the code.'),
    v.transform((typed) => withPlainMarks(typed).replaceAll(/[ -]/gu, '')),
    v.regex(new RegExp(`^\\d{${PHONE_CODE_DIGITS}}$`, 'u'), 'The code has six digits.'),
  ),
});

export const DOCUMENT_KINDS = ['passport', 'identity_card', 'driving_licence'] as const;

export const contactConfirmation = v.object({
  username: text(1, USERNAME_MAX_LENGTH, 'Please enter a username.'),
  kind: v.picklist(DOCUMENT_KINDS),
  country: v.pipe(
    text(2, 2, 'Please give the two letters of the country, like US.'),
    v.regex(/^[A-Za-z]{2}$/u, 'Please give the two letters of the country, like US.'),
  ),
  number: v.pipe(
    text(4, 40, 'Please give the number of the document.'),
    v.regex(/[A-Za-z\d]{2}/u, 'Please give the number of the document.'),
  ),
});

export const getOwnContact = defineEndpoint({
  operation: 'getOwnContact',
  method: 'GET',
  path: '/api/user/contact',
  summary: "The signed-in person's contact level, what each level allows, and how to reach it.",
  access: 'session',
  status: 200,
  response: ownContact,
});

export const requestPhoneCode = defineEndpoint({
  operation: 'requestPhoneCode',
  method: 'POST',
  path: '/api/user/phone/codes',
  summary:
    'Sends a code to a phone, valid for 10 minutes and five attempts. Requires a confirmed address.',
  access: 'session',
  replay: 'none',
  body: phoneCodeRequest,
  status: 204,
  refusals: ['account_frozen', 'email_unproved', 'no_phone', 'phone_unavailable'],
});

export const provePhone = defineEndpoint({
  operation: 'provePhone',
  method: 'POST',
  path: '/api/user/phone',
  summary: 'Confirms a phone with the code sent to it, replacing an earlier one.',
  access: 'session',
  replay: 'none',
  body: phoneProofRequest,
  status: 204,
  refusals: ['account_frozen', 'phone_code_wrong', 'proof_taken', 'email_unproved'],
});

export const removePhone = defineEndpoint({
  operation: 'removePhone',
  method: 'DELETE',
  path: '/api/user/phone',
  summary: 'Removes the confirmed phone; for a year it cannot confirm another account.',
  access: 'session',
  replay: 'none',
  status: 204,
});

export const confirmContact = defineEndpoint({
  operation: 'confirmContact',
  method: 'POST',
  path: '/api/contact-confirmations',
  summary:
    'Records that an operator has checked a person’s identity document. Only a keyed digest is stored, so that the document cannot confirm another account until a year after this one is deleted.',
  access: 'operator',
  asksPasskey: true,
  replay: 'none',
  body: contactConfirmation,
  status: 204,
  refusals: ['account_frozen', 'user_not_found', 'proof_taken'],
});
