import { crc32 } from 'node:zlib';

const END_BYTES = 22;

/** The files of an archive by its directory; throws when a checksum or a sign of the format is wrong. */
export function readZip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.length - END_BYTES;
  if (bytes.readUInt32LE(end) !== 0x06_05_4b_50) throw new Error('The end is missing');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== 0x02_01_4b_50) throw new Error('The directory is broken');
    const [crc, length] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(local) !== 0x04_03_4b_50) throw new Error(`${name} is missing`);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const file = bytes.subarray(start, start + length);
    if (crc32(file) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, file);
    at += 46 + nameLength;
  }
  return files;
}
