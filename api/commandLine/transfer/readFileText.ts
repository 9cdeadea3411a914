import { createReadStream } from 'node:fs';
import { decodeText } from '#schema/transfer/decodeText.ts';

const CHUNK_BYTES = 64 * 1024;

/** The text of a file, piece by piece. Throws NotUtf8, and what the file system throws. */
export const readFileText = (path: string): AsyncGenerator<string> =>
  decodeText(
    createReadStream(path, { highWaterMark: CHUNK_BYTES }),
    (fatal) => new TextDecoder('utf-8', { fatal, ignoreBOM: true }),
  );
