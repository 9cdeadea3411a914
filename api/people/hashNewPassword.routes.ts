import { Refusal } from '#api/platform/refusal.rules.ts';
import type { ApiRequest } from '#api/http/handler.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { COMMON_PASSWORD, isName, NAME_AS_PASSWORD } from '#schema/people/password.ts';

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
