import { Refusal } from '#api/platform/access.rules.ts';
import type { ApiRequest } from '#api/http/handler.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { getUser } from './users.sql.ts';
import { WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import type { getCurrentUser } from '#schema/people/user.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { COMMON_PASSWORD, isName, NAME_AS_PASSWORD } from '#schema/people/password.ts';

type SignedInRequest = Pick<ApiRequest<typeof getCurrentUser>, 'actor' | 'call' | 'services'>;

/**
 * Requires the account's password, so that an unattended device is not enough. Counts as a sign-in
 * attempt. The error is reported at `field`.
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
  const { passwordHash } = await getUser(services.database, actor.id);
  if (!(await services.passwords.verify(passwordHash, password, addressGroup(call.ip)))) {
    throw new Refusal('invalid_request', [{ path: field, message: WRONG_PASSWORD }]);
  }
  await signedIn();
}

/**
 * Hashes a new password. Refuses, at `password`, common passwords and the names of the site or the person,
 * which attackers guess first.
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
