import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp, uuid } from '#schema/text.ts';

export const signInPlace = v.object({
  id: uuid,
  /** Browser and system; empty: unknown. */
  device: v.string(),
  signedInAt: timestamp,
  /** To the hour. */
  lastUsedAt: timestamp,
  endsAt: timestamp,
  /** The session making this request. */
  isThis: v.boolean(),
});
export type SignInPlace = v.InferOutput<typeof signInPlace>;

export const listSignIns = defineEndpoint({
  operation: 'listSignIns',
  method: 'GET',
  path: '/api/user/sign-ins',
  summary: 'The signed-in person’s sessions, most recently used first.',
  access: 'session',
  status: 200,
  response: v.array(signInPlace),
});

export const endSignIn = defineEndpoint({
  operation: 'endSignIn',
  method: 'DELETE',
  path: '/api/user/sign-ins/{id}',
  summary: 'Ends one session of the signed-in person; it is no error if it has already ended.',
  access: 'session',
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  status: 204,
});

export const endOtherSignIns = defineEndpoint({
  operation: 'endOtherSignIns',
  method: 'DELETE',
  path: '/api/user/sign-ins',
  summary: 'Ends all sessions of the signed-in person except the current one.',
  access: 'session',
  isAuditExempt: true,
  status: 204,
});
