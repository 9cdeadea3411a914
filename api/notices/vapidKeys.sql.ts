import { createECDH } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { pushKeyEntity } from './notices.entities.ts';

/** VAPID (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const PRIVATE_KEY_BYTES = 32;

function newKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const privateKey = curve.getPrivateKey();
  // Leading zeros are dropped from the key, but push services require the full length.
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES - privateKey.length), privateKey]);
  return { publicKey, privateKey: padded.toString('base64url') };
}

/**
 * Made at the first start, permanent and shared by all processes: browsers subscribe to the public
 * key and accept no other.
 */
export async function loadVapidKeys(database: DataSource): Promise<VapidKeys> {
  const keys = database.getRepository(pushKeyEntity);
  const read = () => keys.findOneBy({ id: 1 });
  const known = await read();
  if (known) return known;
  const made = newKeys();
  const row = { id: 1, ...made };
  await keys.createQueryBuilder().insert().values(row).orIgnore().execute();
  return (await read()) ?? made;
}
