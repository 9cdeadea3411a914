import type { IncomingMessage } from 'node:http';
import { Refusal } from '#api/platform/access.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** One-byte chunks take a hundred times their size, so this many are merged at a time. */
const CHUNKS_AT_ONCE = 256;

/** As they arrive. Counted, since headers may lie. Throws a Refusal with `tooLarge`. */
export async function* readChunks(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: ErrorCode,
): AsyncGenerator<Uint8Array, void> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal(tooLarge);
    let total = 0;
    // guard: cut-body-is-thrown-away
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      total += bytes.byteLength;
      if (total > maxBytes) throw new Refusal(tooLarge);
      yield bytes;
    }
  } finally {
    // The rest must be drained, or the next request on this connection hangs.
    request.removeAllListeners('readable');
    request.resume();
  }
}

/** The whole body. Throws a Refusal with `tooLarge`. */
export async function readBytes(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, maxBytes, tooLarge)) {
    chunks.push(chunk);
    if (chunks.length < CHUNKS_AT_ONCE) continue;
    pieces.push(Buffer.concat(chunks));
    chunks = [];
  }
  return Buffer.concat([...pieces, ...chunks]);
}
