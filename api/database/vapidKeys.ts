import { createECDH } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** By which push services know an installation (VAPID, RFC 8292), both in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const PRIVATE_KEY_BYTES = 32;

function newKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = curve.getPrivateKey();
  // A key that begins with zeros comes shorter than push services read it.
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES - privateKey.length), privateKey]);
  return { publicKey, privateKey: padded.toString('base64url') };
}

/**
 * The keys of this installation, made at the first start and the same ever after, on all processes:
 * browsers are subscribed to the public one and hear from nobody else.
 */
export async function loadVapidKeys(database: DataSource): Promise<VapidKeys> {
  const read = async (): Promise<VapidKeys | undefined> => {
    const rows: VapidKeys[] = await database.query(
      'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_key',
    );
    return rows[0];
  };
  const known = await read();
  if (known) return known;
  const made = newKeys();
  await database.query(
    'INSERT INTO push_key (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
    [made.publicKey, made.privateKey],
  );
  return (await read()) ?? made;
}
