import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

const SECRET_BYTES = 32;

/** A secret of this installation, made at its first use and the same ever after, on all processes. */
export async function loadSiteSecret(database: DataSource): Promise<Buffer> {
  const read = async (): Promise<Buffer | undefined> => {
    const rows: { secret: Buffer }[] = await database.query('SELECT secret FROM site_secret');
    return rows[0]?.secret;
  };
  const known = await read();
  if (known) return known;
  const made = randomBytes(SECRET_BYTES);
  await database.query(
    'INSERT INTO site_secret (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING',
    [made],
  );
  return (await read()) ?? made;
}
