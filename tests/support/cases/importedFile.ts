import { expect } from 'vitest';
import { decodeText } from '#schema/transfer/decodeText.ts';
import type { TransferFormat } from '#schema/transfer/issueTransfer.ts';
import { readIssues, type ReadIssue } from '#schema/transfer/readIssues.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** A file of issues, which means the same in whatever pieces it arrives. */
export async function readAll(
  text: string,
  format: TransferFormat = 'csv',
  sizes = [1, 7, 100_000],
): Promise<ReadIssue[]> {
  const reads: ReadIssue[][] = [];
  for (const size of sizes) {
    const found: ReadIssue[] = [];
    for await (const one of readIssues(inPieces(text, size), format)) found.push(one);
    reads.push(found);
  }
  for (const read of reads) expect(read).toEqual(reads[0]);
  return reads[0] ?? [];
}

/** Of an issue that can be imported. */
export const IMPORTED_ROW = {
  external_id: 'case 7',
  title: 'Broken street light',
  description: 'The light on the corner has been out for weeks.',
  location: '5 Mill Road, Springfield',
  latitude: '41.8781',
  longitude: '-87.6298',
  solution_criteria: 'The light burns at night again.',
};

/** The same file as the bytes on a disk. */
export async function readBytes(bytes: Uint8Array, format: TransferFormat): Promise<ReadIssue[]> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 50) yield bytes.subarray(at, at + 50);
  }
  const options = { ignoreBOM: true };
  const text = decodeText(pieces(), (fatal) => new TextDecoder('utf-8', { ...options, fatal }));
  const found: ReadIssue[] = [];
  for await (const one of readIssues(text, format)) found.push(one);
  return found;
}

/** UTF-16 as spreadsheets and editors save it, with or without a byte order mark. */
export const inUtf16 = (text: string, { isBig = false, hasMark = true } = {}): Buffer => {
  const bytes = Buffer.from(hasMark ? `\uFEFF${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
