import { randomUUID } from 'node:crypto';
import { register, type User } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import type { TestApi } from '#tests/support/servers/testApi.ts';

const PASSWORD = 'correct horse 7';

export type TestPerson = Client & User & { password: string };

/** A browser without an account. */
export function visitorOf(api: TestApi): Client {
  return createClient((path, init) => fetch(api.origin + path, { redirect: 'manual', ...init }));
}

/** A registered and signed-in person with a name that nobody else has. */
export async function personOf(api: TestApi): Promise<TestPerson> {
  const client = visitorOf(api);
  const username = `p${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.org`;
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
  return { ...client, ...(await client.expectCall(register, { body })), password: PASSWORD };
}
