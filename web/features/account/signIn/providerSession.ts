import * as v from 'valibot';
import {
  beginProviderLink,
  beginProviderSignIn,
  finishProviderLink,
  finishProviderSignIn,
  registerByProvider,
} from '#schema/people/signInProvider.ts';
import type { SolvedWork } from '#schema/people/registrationWork.ts';
import type { PreferredRole, User } from '#schema/people/user.ts';
import { call } from '#web/net/call.ts';
import { adopt } from './adopt.ts';
import { withWork } from './withWork.ts';

const KEY = 'trybe.provider';

const departure = v.object({
  secret: v.string(),
  goal: v.picklist(['sign_in', 'link']),
  redirect: v.string(),
});
/** State kept in this window while at the provider. */
export type Departure = v.InferOutput<typeof departure>;

function leave({ url, secret }: { url: string; secret: string }, rest: Omit<Departure, 'secret'>) {
  sessionStorage.setItem(KEY, JSON.stringify({ secret, ...rest }));
  location.assign(url);
}

/** Goes to the provider to sign in, afterwards to `redirect`. Throws as `call` does. */
export async function leaveToSignIn(redirect: string): Promise<void> {
  leave(await call(beginProviderSignIn), { goal: 'sign_in', redirect });
}

/** Goes to the provider to link the account. Throws as `call` does. */
export async function leaveToLink(password: string): Promise<void> {
  const redirect = '/profile?section=settings&page=sign-in';
  leave(await call(beginProviderLink, { body: { password } }), { goal: 'link', redirect });
}

/** Reads the state once; null: another window started. */
export function takeAuthorization(): Departure | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const known = v.safeParse(departure, JSON.parse(text ?? 'null'));
    return known.success ? known.output : null;
  } catch {
    return null;
  }
}

/** A person without an account, with the secret that creates one. */
export type Newcomer = { secret: string; email: string; suggestedName: string };

/**
 * Signs in, or links, with the provider's answer; a newcomer must choose a username first. Throws
 * as `call` does.
 */
export async function arrive(
  { secret, goal }: Departure,
  query: string,
): Promise<{ user: User } | { newcomer: Newcomer } | { isLinked: true }> {
  const body = { secret, query };
  if (goal === 'link') {
    await call(finishProviderLink, { body });
    return { isLinked: true };
  }
  const found = await call(finishProviderSignIn, { body });
  if (found.outcome === 'new') return { newcomer: found };
  return { user: await adopt(found.user) };
}

/** Creates the newcomer's account and signs in. `onWork` as in `withWork`. Throws as `call` does. */
export async function joinByProvider(
  secret: string,
  chosen: { username: string; preferredRole: PreferredRole },
  onWork: () => void,
): Promise<User> {
  const join = (work?: SolvedWork) =>
    call(registerByProvider, { body: { secret, ...chosen, work } });
  return adopt(await withWork(join, onWork));
}
