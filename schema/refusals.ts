import { needsSession, type EndpointDefinition } from './defineEndpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Possible for any call: a repeated parameter is invalid everywhere. */
export const REFUSALS_OF_EVERY_CALL: readonly ErrorCode[] = [
  'foreign_origin',
  'invalid_request',
  'rate_limited',
  'busy',
  'internal',
  'unavailable',
];

export const REFUSALS_OF_CHANGES: readonly ErrorCode[] = [
  'malformed_idempotency_key',
  'idempotency_key_reused',
];

export const REFUSALS_OF_BODIES: readonly ErrorCode[] = [
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
];

/** Of another person's queued rows, and of an account that is deleted while a session is in use. */
export const REFUSALS_OF_SESSIONS: readonly ErrorCode[] = ['other_reporter', 'user_not_found'];

/** If the installation requires contact levels. */
export const CONTACT_REFUSALS = ['email_unproved', 'second_proof_missing'] as const;

/** Implied by its kind or declared, without those of every call. */
export function listRefusals(endpoint: EndpointDefinition): ReadonlySet<ErrorCode> {
  const { access, asksPasskey, body, method, params, query, refusals = [] } = endpoint;
  return new Set([
    ...(params || query || body ? (['invalid_request'] as const) : []),
    ...(needsSession(access) ? (['not_signed_in'] as const) : []),
    ...(needsSession(access) && access !== 'session' ? (['forbidden'] as const) : []),
    ...(access === 'public' ? [] : REFUSALS_OF_SESSIONS),
    ...(asksPasskey ? (['passkey_required'] as const) : []),
    ...(method === 'GET' ? [] : REFUSALS_OF_CHANGES),
    ...(body ? REFUSALS_OF_BODIES : []),
    ...refusals,
  ]);
}
