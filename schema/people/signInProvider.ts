import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { text, timestamp } from '#schema/text.ts';
import { confirmedPassword, isRepeated, NOT_REPEATED, password } from './password.ts';
import { solvedWork } from './registrationWork.ts';
import { newUsername, preferredRole, user } from './user.ts';

export const PROVIDER_ATTEMPT_MINUTES = 15;
/** Replaces the password check for accounts without a password. */
export const FRESH_SIGN_IN_MINUTES = 15;

/** The provider's address, and a secret that the browser has to return, unknown to anyone else. */
const departure = v.object({ url: v.string(), secret: v.string() });

const secret = v.pipe(
  v.string('Must be a secret.'),
  v.maxLength(64, 'Must be a secret.'),
  v.regex(/^[\w-]{43}$/u, 'Must be a secret.'),
);
/** The returned secret and the callback's parameters. */
const arrival = v.object({
  secret,
  query: text(1, 4_000, 'The provider sent no response.'),
});

/** `new`: no account yet; the new secret and a name create one. */
const providerOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('signed_in'), user }),
  v.object({
    outcome: v.literal('new'),
    secret: v.string(),
    email: v.string(),
    suggestedName: v.string(),
  }),
]);

export const providerRegistration = v.object({
  secret,
  username: newUsername,
  preferredRole: v.optional(preferredRole, 'reporter'),
  /** Where `work_needed` was answered. */
  work: v.optional(solvedWork),
});

export const firstPasswordRequest = v.pipe(
  v.object({ password, confirmPassword: confirmedPassword }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], isRepeated, NOT_REPEATED), [
    'confirmPassword',
  ]),
);

export const providerLink = v.object({
  /** Display name; null: no provider. */
  provider: v.nullable(v.string()),
  linkedAt: v.nullable(timestamp),
  /** Without one the link is the only way to sign in. */
  hasPassword: v.boolean(),
});
export type ProviderLink = v.InferOutput<typeof providerLink>;

const AWAY = ['no_provider', 'provider_unavailable'] as const;
const BACK = ['no_provider', 'provider_unavailable', 'provider_refused'] as const;
const passwordOnly = v.object({ password });

export const beginProviderSignIn = defineEndpoint({
  operation: 'beginProviderSignIn',
  method: 'POST',
  path: '/api/provider-sign-ins',
  summary:
    'The address for signing in with the OpenID Connect provider. Valid for 15 minutes, in one browser.',
  access: 'optional',
  replay: 'none',
  status: 200,
  response: departure,
  refusals: AWAY,
});

export const finishProviderSignIn = defineEndpoint({
  operation: 'finishProviderSignIn',
  method: 'POST',
  path: '/api/provider-sign-ins/answers',
  summary:
    'Signs in with the provider’s response, or reports that a new account needs a username. Never links an existing account with the same address.',
  access: 'optional',
  replay: 'none',
  body: arrival,
  status: 200,
  response: providerOutcome,
  refusals: [...BACK, 'provider_email_unproved', 'provider_account_exists', 'second_factor'],
});

export const registerByProvider = defineEndpoint({
  operation: 'registerByProvider',
  method: 'POST',
  path: '/api/provider-sign-ins/accounts',
  summary:
    'Creates an account without a password for somebody who returned from the sign-in provider, and starts a session.',
  access: 'optional',
  replay: 'none',
  body: providerRegistration,
  status: 201,
  response: user,
  refusals: [
    'no_provider',
    'provider_refused',
    'username_taken',
    'provider_account_exists',
    'provider_linked',
    'work_needed',
  ],
});

export const getProviderLink = defineEndpoint({
  operation: 'getProviderLink',
  method: 'GET',
  path: '/api/user/provider-link',
  summary: 'Whether the signed-in person can sign in with the provider, and with a password.',
  access: 'session',
  status: 200,
  response: providerLink,
});

export const beginProviderLink = defineEndpoint({
  operation: 'beginProviderLink',
  method: 'POST',
  path: '/api/user/provider-link/departures',
  summary: 'The provider’s address for linking the account; takes the password.',
  access: 'session',
  replay: 'none',
  body: passwordOnly,
  status: 200,
  response: departure,
  refusals: AWAY,
});

export const finishProviderLink = defineEndpoint({
  operation: 'finishProviderLink',
  method: 'POST',
  path: '/api/user/provider-link',
  summary: 'Links the account with the provider’s response, so that it can be used to sign in.',
  access: 'session',
  replay: 'none',
  body: arrival,
  status: 204,
  refusals: [...BACK, 'provider_linked'],
});

export const removeProviderLink = defineEndpoint({
  operation: 'removeProviderLink',
  method: 'POST',
  path: '/api/user/provider-link/removal',
  summary:
    'Unlinks the sign-in provider and ends all other sign-ins; takes the password. The last way to sign in cannot be removed.',
  access: 'session',
  replay: 'none',
  body: passwordOnly,
  status: 204,
  refusals: ['last_way_in'],
});

export const setFirstPassword = defineEndpoint({
  operation: 'setFirstPassword',
  method: 'POST',
  path: '/api/user/password',
  summary:
    'Sets the first password of an account created through the sign-in provider, right after signing in.',
  access: 'session',
  replay: 'none',
  body: firstPasswordRequest,
  status: 204,
  refusals: ['wrong_state', 'sign_in_again'],
});
