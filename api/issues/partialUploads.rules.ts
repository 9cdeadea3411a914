import { Refusal } from '#api/platform/access.rules.ts';

export type PieceHeaders = {
  /** Offset in bytes of the piece within the file. */
  at: number;
  /** Of the whole file, in bytes. */
  length: number;
  isLast: boolean;
  /** SHA-256 of the whole file, in base64; '' unless it is the last piece. */
  digest: string;
};

function refuse(path: string): never {
  throw new Refusal('invalid_request', [{ path, message: 'This describes no piece of a file.' }]);
}

function readInteger(header: (name: string) => string, name: string): number {
  const text = header(name);
  if (!/^\d{1,15}$/u.test(text)) refuse(name);
  return Number(text);
}

function readDigest(text: string): string {
  const [, encoded] = /\bsha-256=:([A-Za-z0-9+/]{43}=):/u.exec(text) ?? [];
  if (encoded === undefined) return refuse('Repr-Digest');
  return encoded;
}

/** Throws a Refusal unless the headers describe a piece of a file. */
export function readPiece(header: (name: string) => string): PieceHeaders {
  const at = readInteger(header, 'Upload-Offset');
  const length = readInteger(header, 'Upload-Length');
  if (length === 0 || at > length) refuse('Upload-Length');
  const complete = header('Upload-Complete');
  if (!/^\?[01]$/u.test(complete)) refuse('Upload-Complete');
  const isLast = complete === '?1';
  return { at, length, isLast, digest: isLast ? readDigest(header('Repr-Digest')) : '' };
}
