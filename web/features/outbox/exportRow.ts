import type { OutboxRow } from '#sw/outbox/outboxRow.ts';

/** A queued item as a file: everything that is needed to send it from another device. */
export type ExportedRow = {
  format: 'trybe-outbox';
  version: 1;
  row: OutboxRow;
  parts: { id: string; sha256: string; mime: string; base64: string }[];
};

/** Builds the file of one row; photos whose bytes are gone from the device are left out. */
export async function exportRow(
  row: OutboxRow,
  bytesOf: (partId: string) => Promise<ArrayBuffer | null>,
): Promise<ExportedRow> {
  const parts = await Promise.all(
    row.parts.map(async ({ id, sha256, mime }) => {
      const bytes = await bytesOf(id);
      return bytes && { id, sha256, mime, base64: toBase64(bytes) };
    }),
  );
  const known = parts.filter((part) => part !== null);
  return { format: 'trybe-outbox', version: 1, row, parts: known };
}

/** A name that sorts by item and says what the file is. */
export function exportName(row: OutboxRow): string {
  return `trybe-${row.operation}-${row.id.slice(0, 8)}.json`;
}

const CHUNK = 0x80_00;

function toBase64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  let text = '';
  // In pieces: a photo has more bytes than a call may have arguments.
  for (let at = 0; at < view.length; at += CHUNK)
    text += String.fromCodePoint(...view.subarray(at, at + CHUNK));
  return btoa(text);
}
