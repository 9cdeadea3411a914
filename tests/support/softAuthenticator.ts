import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Assertion, Attestation, Ceremony } from '#schema/people/passkeys.ts';

/** A passkey in memory, which answers as a browser with an authenticator does. */
export type SoftAuthenticator = {
  make(ceremony: Ceremony): { challengeId: string; credential: Attestation };
  sign(ceremony: Ceremony): { challengeId: string; credential: Assertion };
};

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** The few kinds of CBOR that an authenticator writes. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([name, inner]) => [cbor(name), cbor(inner as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 0xff]);
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return cbor(key);
}

/** One passkey for the site at an origin; `isVerifying` false: it never asks who is there. */
export function softAuthenticator(origin: string, isVerifying = true): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let useCount = 0;
  const clientData = (type: string, { options }: Ceremony) =>
    JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false });
  const authData = (flags: number, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((useCount += 1));
    const seen = isVerifying ? flags : flags & ~0x04;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([seen]), count, more]);
  };
  const named = { id: base64url(credentialId), rawId: base64url(credentialId) };
  return {
    make(ceremony) {
      const idLength = Buffer.from([0, credentialId.length]);
      const credential = [Buffer.alloc(16), idLength, credentialId, coseOf(publicKey)];
      const data = authData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, Buffer.concat(credential));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
        attestationObject: base64url(cbor(attestation)),
      };
      const { challengeId } = ceremony;
      return { challengeId, credential: { ...named, type: 'public-key', response } };
    },
    sign(ceremony) {
      const client = clientData('webauthn.get', ceremony);
      const data = authData(PRESENT_AND_VERIFIED);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      const { challengeId } = ceremony;
      return { challengeId, credential: { ...named, type: 'public-key', response } };
    },
  };
}
