import { login } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';
import { QUICK_SETTINGS, startServerProcess, type ServerProcess } from './serverProcess.ts';

/** One of several processes on one database, without rate limits. */
export const startUnlimitedServer = (environment: Record<string, string>): Promise<ServerProcess> =>
  startServerProcess({ ...QUICK_SETTINGS, DEMO_DATA: 'off', RATE_LIMITS: 'off', ...environment });

/** Somebody who is not signed in. */
export const visitorAt = (origin: string): Client =>
  createClient((path, init) => fetch(origin + path, init));

/** Signs somebody in, with a new account where they have none yet. */
export async function signIn(client: Client, username: string): Promise<void> {
  const body = { emailOrUsername: username, password: PASSWORD };
  const { status } = await client.call(login, { body });
  if (status !== 200) await registerAs(client, username);
}

/** Somebody who is signed in. */
export async function signInAt(origin: string, username = 'rosa'): Promise<Client> {
  const client = visitorAt(origin);
  await signIn(client, username);
  return client;
}
