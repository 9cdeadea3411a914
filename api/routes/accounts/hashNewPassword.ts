import { Refusal } from '#api/domain/refusal.ts';
import type { Services } from '#api/http/services.ts';
import { COMMON_PASSWORD } from '#schema/people/password.ts';

/**
 * The hash of a password that is to be set. Throws Refusal `invalid_request` beside `password` for one
 * of the commonest, which are what is tried first.
 */
export async function hashNewPassword(
  { passwords }: Pick<Services, 'passwords'>,
  password: string,
): Promise<string> {
  if (await passwords.isCommon(password)) {
    throw new Refusal('invalid_request', [{ path: 'password', message: COMMON_PASSWORD }]);
  }
  return passwords.hash(password);
}
