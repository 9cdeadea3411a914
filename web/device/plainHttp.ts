import { sha256 } from '@noble/hashes/sha2.js';

type Source = {
  randomUUID?: () => string;
  subtle?: Pick<SubtleCrypto, 'digest'>;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
};

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** SHA-256, the only algorithm that the app uses. */
const digest: SubtleCrypto['digest'] = (_, data) => {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return Promise.resolve(new Uint8Array(sha256(bytes)).buffer);
};

/**
 * Browsers make UUIDs and hashes only on pages with https or on this machine. On a local network without
 * https every write would otherwise fail before it is sent, and no photo could be added.
 */
export function completePlainHttp(source: Source = crypto): void {
  source.randomUUID ??= () => {
    const bytes = source.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return Array.from(bytes, hex)
      .join('')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  };
  source.subtle ??= { digest };
}
