import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const HEXADECIMAL = /^[\da-f]{96}$/iu;
const uuidBytes = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

const KINDS = ['digest', 'money'] as const;
export type StoppedKind = (typeof KINDS)[number];
export type StoppedMails = { userId: string; kind: StoppedKind };

const seal = (secret: Buffer, id: Buffer, kind: StoppedKind) =>
  createHmac('sha256', secret).update(`${kind} stop `).update(id).digest();

/** Signed token for the unsubscribe link in each mail. */
export const createStopToken = (secret: Buffer, { userId, kind }: StoppedMails): string => {
  const id = uuidBytes(userId);
  return Buffer.concat([id, seal(secret, id, kind)]).toString('hex');
};

/** Null: not made here. */
export function readStopToken(secret: Buffer, token: string): StoppedMails | null {
  // Tokens of earlier mails had capitals, which some mail filters do not preserve.
  const bytes = Buffer.from(token, HEXADECIMAL.test(token) ? 'hex' : 'base64url');
  const [id, given] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  const kind = KINDS.find((each) => {
    const made = seal(secret, id, each);
    return given.length === made.length && timingSafeEqual(given, made);
  });
  if (kind === undefined) return null;
  const userId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  return { userId, kind };
}
