import { randomUUID } from 'node:crypto';
import type { User } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import type { TestApi } from '#tests/support/servers/testApi.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';

export type TestPerson = Client & User & { password: string };

/** A browser without an account. */
export function visitorOf(api: TestApi): Client {
  return createClient((path, init) => fetch(api.origin + path, { redirect: 'manual', ...init }));
}

/** A registered and signed-in person with a name that nobody else has. */
export async function personOf(api: TestApi): Promise<TestPerson> {
  const client = visitorOf(api);
  const user = await registerAs(client, `p${randomUUID().slice(0, 12)}`);
  return { ...client, ...user, password: PASSWORD };
}
