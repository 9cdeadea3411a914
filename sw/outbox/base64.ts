/** A multiple of 3 bytes, below the limit of a call's arguments. */
const CHUNK_BYTES = 0x60_00;

export function toBase64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  const pieces: string[] = [];
  // In pieces: a photo has more bytes than a call may have arguments.
  for (let at = 0; at < view.length; at += CHUNK_BYTES)
    pieces.push(btoa(String.fromCodePoint(...view.subarray(at, at + CHUNK_BYTES))));
  return pieces.join('');
}

/** Throws DOMException for invalid text. */
export function fromBase64(text: string): ArrayBuffer {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes.buffer;
}
