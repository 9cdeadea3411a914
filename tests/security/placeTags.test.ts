import { expect, it } from 'vitest';
import { checkVideo } from '#api/issues/video.rules.ts';
import { webm } from '#tests/support/cases/testVideo.ts';

const PLACE = '+41.8789-087.6358/';

/** An EBML element with a size of this many bytes. */
function element(id: string, content: Buffer, sizeBytes: number): Buffer {
  const size = Buffer.alloc(sizeBytes);
  const used = Math.min(sizeBytes, 6);
  size.writeUIntBE(content.length, sizeBytes - used, used);
  size[0] = (size[0] ?? 0) | (0x80 >> (sizeBytes - 1));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

const tags = (sizeBytes: number) => {
  const name = element('45a3', Buffer.from('LOCATION'), 1);
  const value = element('4487', Buffer.from(PLACE), 1);
  return element(
    '1254c367',
    element('7373', element('67c8', Buffer.concat([name, value]), 2), 2),
    sizeBytes,
  );
};

it.each([1, 2, 4, 5, 6, 8])(
  'a WebM keeps no note of the place, with sizes of %d bytes',
  (sizeBytes) => {
    const plain = webm(3);
    const title = element('7ba9', Buffer.from('Home, 5 Elm Street'), 1);
    const file = element('1941a469', Buffer.from(PLACE), sizeBytes);
    const bytes = Buffer.concat([plain, tags(sizeBytes), title, file]);
    const { served, durationMs } = checkVideo(bytes);
    const text = Buffer.from(served).toString('latin1');
    expect(text).not.toContain('41.87');
    expect(text).not.toContain('Elm Street');
    // Nothing else moves: where players look for a picture, it still is, and the file can be read.
    expect(served.length).toBe(bytes.length);
    expect(Buffer.from(served.subarray(0, plain.length)).equals(Buffer.from(plain))).toBe(true);
    expect(checkVideo(served).durationMs).toBe(durationMs);
  },
);
