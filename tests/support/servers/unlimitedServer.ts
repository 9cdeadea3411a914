import { login, register } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';

const password = 'correct horse 7';

/** A process of several on one database, without limits for who asks much. */
export const startUnlimitedServer = (environment: Record<string, string>): Promise<ServerProcess> =>
  startServerProcess({ DEMO_DATA: 'off', RATE_LIMITS: 'off', ...environment });

/** Somebody who is not signed in. */
export const visitorAt = (origin: string): Client =>
  createClient((path, init) => fetch(origin + path, init));

/** The mail address that `signIn` gives to a new account. */
export const addressOf = (username: string): string => `${username}@example.org`;

/** Signs somebody in, with a new account where they have none yet. */
export async function signIn(client: Client, username: string): Promise<void> {
  const { status } = await client.call(login, { body: { emailOrUsername: username, password } });
  if (status === 200) return;
  const account = { username, email: addressOf(username), password, confirmPassword: password };
  await client.expectCall(register, { body: account });
}

/** Somebody who is signed in. */
export async function signInAt(origin: string, username = 'rosa'): Promise<Client> {
  const client = visitorAt(origin);
  await signIn(client, username);
  return client;
}
