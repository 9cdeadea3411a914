import type { Sha256 } from '#api/platform/bytes.rules.ts';

/** What is published when a proof is submitted: SHA-256 of the secret. */
export function drawCommitment(secret: Uint8Array, sha256: Sha256): Uint8Array {
  return sha256(checkedBytes(secret, 'secret'));
}

/** Throws RangeError: with other lengths, another case could produce the same commitment. */
export function checkedBytes(bytes: Uint8Array, name: string): Uint8Array {
  if (bytes.length !== 32) throw new RangeError(`The ${name} has to be 32 bytes.`);
  return bytes;
}
