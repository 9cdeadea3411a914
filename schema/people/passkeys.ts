import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { password } from './password.ts';
import { user } from './user.ts';

const base64url = (max: number) =>
  v.pipe(
    v.string('Must be base64url.'),
    v.maxLength(max, 'This is too long.'),
    v.regex(/^[\w-]*$/u, 'Must be base64url.'),
  );
const credentialId = base64url(1_400);
const publicKeyType = v.literal('public-key');

const attestation = v.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: v.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(40_000),
  }),
});
export type Attestation = v.InferOutput<typeof attestation>;

const assertion = v.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: v.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: v.optional(base64url(200)),
  }),
});
export type Assertion = v.InferOutput<typeof assertion>;

/** In the JSON form of the Web Authentication API. */
const ceremony = v.object({ challengeId: uuid, options: v.record(v.string(), v.unknown()) });
export type Ceremony = v.InferOutput<typeof ceremony>;

export const ownPasskeys = v.object({
  passkeys: v.array(
    v.object({
      id: uuid,
      device: v.string(),
      createdAt: timestamp,
      lastUsedAt: v.nullable(timestamp),
    }),
  ),
  recoveryCodesLeft: v.number(),
  /** Whether rulings, freezes and roles require a passkey of this person. */
  isRequired: v.boolean(),
});
export type OwnPasskeys = v.InferOutput<typeof ownPasskeys>;

/** Shown once; each replaces the passkey for one sign-in with password. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

const passwordOnly = v.object({ password });

export const listPasskeys = defineEndpoint({
  operation: 'listPasskeys',
  method: 'GET',
  path: '/api/user/passkeys',
  summary: "The signed-in person's passkeys and how many recovery codes are left.",
  access: 'session',
  status: 200,
  response: ownPasskeys,
});

export const beginPasskey = defineEndpoint({
  operation: 'beginPasskey',
  method: 'POST',
  path: '/api/user/passkeys/options',
  summary:
    'Options for creating a passkey in the browser; takes the password. Valid for 5 minutes.',
  access: 'session',
  replay: 'none',
  body: passwordOnly,
  status: 200,
  response: ceremony,
});

export const addPasskey = defineEndpoint({
  operation: 'addPasskey',
  method: 'POST',
  path: '/api/user/passkeys',
  summary:
    'Registers a passkey. From the first one on, the password alone is not enough to sign in; the first one comes with recovery codes.',
  access: 'session',
  replay: 'none',
  body: v.object({ challengeId: uuid, credential: attestation }),
  status: 201,
  response: recoveryCodes,
  refusals: ['passkey_refused'],
});

export const removePasskey = defineEndpoint({
  operation: 'removePasskey',
  method: 'POST',
  path: '/api/user/passkeys/{id}/removal',
  summary:
    'Removes a passkey; takes the password. Removing the last one also removes the recovery codes.',
  access: 'session',
  replay: 'none',
  params: v.object({ id: uuid }),
  body: passwordOnly,
  status: 204,
});

export const renewRecoveryCodes = defineEndpoint({
  operation: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/recovery-codes',
  summary: 'Replaces the recovery codes; takes the password and an existing passkey.',
  access: 'session',
  replay: 'none',
  body: passwordOnly,
  status: 201,
  response: recoveryCodes,
  refusals: ['passkey_refused'],
});

export const beginPasskeySignIn = defineEndpoint({
  operation: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/passkey-sign-ins/options',
  summary: 'Options for signing in with a passkey in the browser. Valid for 5 minutes.',
  access: 'optional',
  replay: 'none',
  status: 200,
  response: ceremony,
});

export const signInWithPasskey = defineEndpoint({
  operation: 'signInWithPasskey',
  method: 'POST',
  path: '/api/passkey-sign-ins',
  summary: 'Signs in with a passkey and starts a session.',
  access: 'optional',
  replay: 'none',
  body: v.object({ challengeId: uuid, credential: assertion }),
  status: 200,
  response: user,
  refusals: ['passkey_refused'],
});
