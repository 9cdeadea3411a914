import { Refusal } from '#api/platform/refusal.rules.ts';
import type { ApiRequest } from '#api/http/handler.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { findCredentials } from './users.sql.ts';
import { WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import type { getCurrentUser } from '#schema/people/user.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { COMMON_PASSWORD, isName, NAME_AS_PASSWORD } from '#schema/people/password.ts';

type SignedInRequest = Pick<ApiRequest<typeof getCurrentUser>, 'actor' | 'call' | 'services'>;

/**
 * Holds a request to come from who knows the password of the account, not only from a device that was
 * left open. Counts as a try to sign in. A wrong password is refused beside `field`.
 */
export async function checkOwnPassword(
  { actor, call, services }: SignedInRequest,
  field: string,
  password: string,
): Promise<void> {
  const signedIn = await services.limits.trySignIn({
    account: actor.id,
    address: call.ip,
    device: call.deviceCookie?.read() ?? null,
  });
  const found = await findCredentials(services.database, actor.username);
  const { passwordHash = null } = found ?? {};
  if (!(await services.passwords.verify(passwordHash, password, addressGroup(call.ip)))) {
    throw new Refusal('invalid_request', [{ path: field, message: WRONG_PASSWORD }]);
  }
  await signedIn();
}

/**
 * The hash of a password that is to be set. Refused beside `password` for one of the commonest, and for the name of the site or one of its person's, which are what is tried first.
 */
export async function hashNewPassword(
  { services, call }: Pick<ApiRequest<EndpointDefinition>, 'services' | 'call'>,
  password: string,
  names: readonly string[] = [],
): Promise<string> {
  const { passwords, site } = services;
  const refuse = (message: string) =>
    new Refusal('invalid_request', [{ path: 'password', message }]);
  if (await passwords.isCommon(password)) throw refuse(COMMON_PASSWORD);
  if (isName(password, [site.current().name, ...names])) throw refuse(NAME_AS_PASSWORD);
  return passwords.hash(password, addressGroup(call.ip));
}
