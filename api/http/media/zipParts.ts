import type { FileParts } from '#api/http/call.ts';

export type ZipEntry = { name: string; length: number; parts(): AsyncIterable<Uint8Array> };

const LOCAL = 0x04_03_4b_50;
const DESCRIPTOR = 0x08_07_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Version 2.0; stored, checksum after the data, UTF-8 names. */
const VERSION = 20;
const FLAGS = 0x08_08;
const STORED = 0;
/** The format's first day: the data itself has the real times. */
const NO_DATE = 0x00_21;
const LOCAL_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

function extendCrc(part: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of part) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Little-endian numbers of two or four bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

type Named = { name: Uint8Array; length: number };
type Stored = Named & { crc: number; offset: number };

const fileFacts = ({ name, length }: Named, crc: number) =>
  [
    [2, VERSION],
    [2, FLAGS],
    [2, STORED],
    [2, 0],
    [2, NO_DATE],
    [4, crc],
    [4, length],
    [4, length],
    [2, name.length],
    [2, 0],
  ] as const;

const centralHeader = (file: Stored) =>
  record(
    [4, CENTRAL],
    [2, VERSION],
    ...fileFacts(file, file.crc),
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, file.offset],
  );

/** In bytes. */
export function zipLength(files: readonly { name: string; length: number }[]): number {
  const encoder = new TextEncoder();
  const perFile = LOCAL_BYTES + DESCRIPTOR_BYTES + CENTRAL_BYTES;
  const sizes = files.map(({ name, length }) => perFile + 2 * encoder.encode(name).length + length);
  return sizes.reduce((sum, size) => sum + size, END_BYTES);
}

/**
 * Files are read one after the other at the client's pace, so memory does not grow with the archive. Up to 4
 * GB in total.
 */
export function zipParts(entries: readonly ZipEntry[]): FileParts {
  const encoder = new TextEncoder();
  async function* parts() {
    const stored: Stored[] = [];
    let offset = 0;
    for (const entry of entries) {
      const file = { name: encoder.encode(entry.name), length: entry.length };
      yield record([4, LOCAL], ...fileFacts(file, 0));
      yield file.name;
      let crc = 0;
      let sent = 0;
      for await (const part of entry.parts()) {
        crc = extendCrc(part, crc);
        sent += part.byteLength;
        yield part;
      }
      if (sent !== file.length) throw new Error('A file of an archive is not as long as it was');
      yield record([4, DESCRIPTOR], [4, crc], [4, sent], [4, sent]);
      stored.push({ ...file, crc, offset });
      offset += LOCAL_BYTES + file.name.length + sent + DESCRIPTOR_BYTES;
    }
    let centralBytes = 0;
    for (const file of stored) {
      centralBytes += CENTRAL_BYTES + file.name.length;
      yield centralHeader(file);
      yield file.name;
    }
    const count = stored.length;
    yield record(
      [4, END],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, centralBytes],
      [4, offset],
      [2, 0],
    );
  }
  return { length: zipLength(entries), parts };
}
