import { register, type User } from '#schema/people/user.ts';
import type { Client } from '#tests/scenarios/client.ts';

/** The password of everybody whom `registerAs` gives an account. */
export const PASSWORD = 'correct horse 7';

/** The mail address of an account unless it is given another one. */
export const addressOf = (username: string): string => `${username}@example.org`;

/** Gives a client a new account, in which it is signed in from then on. */
export function registerAs(
  client: Client,
  username: string,
  email = addressOf(username),
): Promise<User> {
  const account = { username, email, password: PASSWORD };
  return client.expectCall(register, { body: { ...account, confirmPassword: PASSWORD } });
}
