import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const bytesOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');
const seal = (secret: Buffer, id: Buffer) =>
  createHmac('sha256', secret).update('digest stop ').update(id).digest();

/** What ends a person's digests by email, for the link in each of them. Nobody else can make it. */
export const stopTokenOf = (secret: Buffer, userId: string): string => {
  const id = bytesOf(userId);
  return Buffer.concat([id, seal(secret, id)]).toString('base64url');
};

/** Whose digests a token ends; null for one that was not made here. */
export function readStopToken(secret: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  const [id, given] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  const made = seal(secret, id);
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
