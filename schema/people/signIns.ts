import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp, uuid } from '#schema/text.ts';

/** A browser that somebody is signed in with, to themselves. */
export const signInPlace = v.object({
  id: uuid,
  /** Browser and system in words; empty where it was not kept. */
  device: v.string(),
  signedInAt: timestamp,
  /** To the hour. */
  lastUsedAt: timestamp,
  endsAt: timestamp,
  /** The one that asks. */
  isThis: v.boolean(),
});
export type SignInPlace = v.InferOutput<typeof signInPlace>;

export const listSignIns = defineEndpoint({
  operation: 'listSignIns',
  method: 'GET',
  path: '/api/user/sign-ins',
  summary: 'Where the signed-in person is signed in, last used first.',
  access: 'session',
  status: 200,
  response: v.array(signInPlace),
});

export const endSignIn = defineEndpoint({
  operation: 'endSignIn',
  method: 'DELETE',
  path: '/api/user/sign-ins/{id}',
  summary: "Ends one of the signed-in person's sign-ins; one that has ended already is no error.",
  access: 'session',
  params: v.object({ id: uuid }),
  status: 204,
});

export const endOtherSignIns = defineEndpoint({
  operation: 'endOtherSignIns',
  method: 'DELETE',
  path: '/api/user/sign-ins',
  summary: "Ends all of the signed-in person's sign-ins but the one that asks.",
  access: 'session',
  status: 204,
});
