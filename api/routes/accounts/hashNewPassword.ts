import { Refusal } from '#api/domain/refusal.ts';
import type { ApiRequest } from '#api/http/handler.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { COMMON_PASSWORD } from '#schema/people/password.ts';

/**
 * The hash of a password that is to be set. Throws Refusal `invalid_request` beside `password` for one
 * of the commonest, which are what is tried first.
 */
export async function hashNewPassword(
  { services: { passwords }, call }: Pick<ApiRequest<EndpointDefinition>, 'services' | 'call'>,
  password: string,
): Promise<string> {
  if (await passwords.isCommon(password)) {
    throw new Refusal('invalid_request', [{ path: 'password', message: COMMON_PASSWORD }]);
  }
  return passwords.hash(password, addressGroup(call.ip));
}
