import { login } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';

/** A process of several on one database, with the demo data and without limits for who asks much. */
export const startDemoServer = (environment: Record<string, string>): Promise<ServerProcess> =>
  startServerProcess({ DEMO_DATA: 'on', RATE_LIMITS: 'off', ...environment });

/** Somebody who is not signed in. */
export const visitorAt = (origin: string): Client =>
  createClient((path, init) => fetch(origin + path, init));

/** Somebody of the demo data, signed in. */
export async function signInAt(origin: string, username = 'rosa'): Promise<Client> {
  const client = visitorAt(origin);
  const body = { emailOrUsername: username, password: 'trybe-demo-2026' };
  await client.expectCall(login, { body });
  return client;
}
