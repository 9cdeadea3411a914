import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const TOKEN = /^[\da-f]{96}$/iu;

const seal = (secret: Buffer, id: Buffer) =>
  createHmac('sha256', secret).update('forwarding ').update(id).digest();

/** Signed token for the private link by which a body answers; nothing of it is stored. */
export function createForwardingToken(secret: Buffer, forwardingId: string): string {
  const id = Buffer.from(forwardingId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, seal(secret, id)]).toString('hex');
}

/** The id of the forwarding; null: not made here. */
export function readForwardingToken(secret: Buffer, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'hex');
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), seal(secret, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
