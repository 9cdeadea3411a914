import { createECDH } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { pushKeyEntity } from './notices.entities.ts';

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
  const keys = database.getRepository(pushKeyEntity);
  const read = () => keys.findOneBy({ id: 1 });
  const known = await read();
  if (known) return known;
  const made = newKeys();
  const row = { id: 1, ...made };
  await keys.createQueryBuilder().insert().values(row).orIgnore().execute();
  return (await read()) ?? made;
}
