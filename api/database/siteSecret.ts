import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';

const SECRET_BYTES = 32;

/** Created on first use; permanent and shared by all processes. */
export async function loadSiteSecret(database: Pick<EntityManager, 'query'>): Promise<Buffer> {
  const read = async (): Promise<Buffer | undefined> => {
    const rows: { secret: Buffer }[] = await database.query('select secret from site_secret');
    return rows[0]?.secret;
  };
  const known = await read();
  if (known) return known;
  const made = randomBytes(SECRET_BYTES);
  await database.query(
    'insert into site_secret (id, secret) values (1, $1) on conflict do nothing',
    [made],
  );
  return (await read()) ?? made;
}

/** Cannot be computed, or texts guessed, without the secret. */
export async function keyedDigest(
  database: Pick<EntityManager, 'query'>,
  text: string,
): Promise<Buffer> {
  return createHmac('sha256', await loadSiteSecret(database))
    .update(text)
    .digest();
}
