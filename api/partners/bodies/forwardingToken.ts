import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const TOKEN = /^[\da-f]{96}$/iu;

type Purpose = `told ${string}` | `desk ${number}` | `answer ${number}`;

const seal = (secret: Buffer, id: Buffer, purpose: Purpose) =>
  createHmac('sha256', secret).update(`${purpose} `).update(id).digest();

const isSealed = (secret: Buffer, bytes: Buffer, purpose: Purpose) =>
  timingSafeEqual(bytes.subarray(ID_BYTES), seal(secret, bytes.subarray(0, ID_BYTES), purpose));

function createToken(secret: Buffer, ofId: string, purpose: Purpose): string {
  const id = Buffer.from(ofId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, seal(secret, id, purpose)]).toString('hex');
}

/** What a link depends on: the number of the body's desk link, or the address that was told. */
type From = { desk: number } | { address: string };

/** Signed token for the private link by which a body answers; nothing of it is stored. */
export const createForwardingToken = (secret: Buffer, forwardingId: string, from: From): string =>
  createToken(
    secret,
    forwardingId,
    'desk' in from ? `answer ${from.desk}` : `told ${from.address}`,
  );

/** Whether the token is a valid link to its forwarding, for the body's current desk or address. */
export function isForwardingToken(
  secret: Buffer,
  token: string,
  { desk, address }: { desk: number; address: string },
): boolean {
  const purposes: Purpose[] = [`told ${address}`, `answer ${desk}`];
  return purposes.some((purpose) => isSealed(secret, Buffer.from(token, 'hex'), purpose));
}

/** For the link to everything that a body was told of; `number`: which of its links. */
export const createDeskToken = (secret: Buffer, bodyId: string, number: number): string =>
  createToken(secret, bodyId, `desk ${number}`);

/** Whether the token is the desk link with that number, for the body that it names. */
export const isDeskToken = (secret: Buffer, token: string, number: number): boolean =>
  idIn(token) !== null && isSealed(secret, Buffer.from(token, 'hex'), `desk ${number}`);

/** The id in a token, not yet verified by its signature; null: not a token. */
export function idIn(token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const id = Buffer.from(token, 'hex').subarray(0, ID_BYTES);
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
