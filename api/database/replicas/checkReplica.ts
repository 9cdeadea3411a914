import type { Client } from 'pg';
import { connectFor, exampleAddress } from '#api/database/connection/checkDatabase.ts';
import { DatabaseUnusableError } from '#api/database/connection/databaseUnusableError.ts';
import { isUnavailable } from '#api/database/connection/isUnavailable.ts';

const SETTING = 'DATABASE_READ_URL';

type Identity = { system: string; name: string; isStandby: boolean };

async function readIdentity(client: Client): Promise<Identity | undefined> {
  const { rows } = await client.query<Identity>(
    `select system_identifier::text as system, current_database() as name,
       pg_is_in_recovery() as "isStandby" from pg_control_system()`,
  );
  return rows[0];
}

const refuse = (what: string) =>
  new DatabaseUnusableError(
    `Trybe cannot start: ${what}\n` +
      `Write the addresses of replicas of DATABASE_URL, with commas between, or leave it out, for example ` +
      `${SETTING}=${exampleAddress}`,
  );

async function checkReplica(url: string, at: number, primary: Identity | undefined): Promise<void> {
  const which = `address ${at + 1} of ${SETTING}`;
  const client = await connectFor(url, SETTING).catch((error: unknown) => {
    // Left out until it answers: a start must not wait for a replica.
    if (isUnavailable(error)) return null;
    throw error;
  });
  if (client === null) return;
  try {
    const found = await readIdentity(client);
    if (found?.isStandby === false) throw refuse(`${which} leads to a primary.`);
    if (found?.system !== primary?.system || found?.name !== primary?.name)
      throw refuse(`${which} leads to a replica of another database.`);
  } finally {
    await client.end();
  }
}

/**
 * Checks the replicas of the database at `directUrl`. Throws DatabaseUnusableError for an address
 * that is no replica of it; accepts one that is down.
 */
export async function checkReplicas(urls: readonly string[], directUrl: string): Promise<void> {
  if (urls.length === 0) return;
  const client = await connectFor(directUrl, 'DATABASE_URL');
  try {
    const primary = await readIdentity(client);
    for (const [at, url] of urls.entries()) await checkReplica(url, at, primary);
  } finally {
    await client.end();
  }
}
