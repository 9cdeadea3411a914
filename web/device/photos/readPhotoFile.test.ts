import { afterEach, describe, expect, it, vi } from 'vitest';

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const photo = new Blob([new Uint8Array([...JPEG_HEAD, ...Array.from({ length: 60 }, () => 7)])]);

/** A worker whose script cannot be loaded. */
class MissingWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  terminate(): void {}
}

/** A worker that dies after it has answered. */
class DyingWorker extends EventTarget {
  #orders = 0;
  postMessage({ id }: { id: number }): void {
    this.#orders += 1;
    const reply = new MessageEvent('message', { data: { id, problem: 'too_many_pixels' } });
    const event = this.#orders === 1 ? reply : new Event('error');
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate(): void {}
}

async function readerWith(worker: unknown) {
  vi.resetModules();
  vi.stubGlobal('Worker', worker);
  return (await import('./readPhotoFile.ts')).readPhotoFile;
}

afterEach(() => void vi.unstubAllGlobals());

/** A browser that cannot decode what it is given. */
class Undecoding extends EventTarget {
  postMessage({ id }: { id: number }): void {
    const event = new MessageEvent('message', { data: { id, problem: 'unreadable' } });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate(): void {}
}

/** A file that the cloud has not synced to the device, or that another program has removed. */
class Lost extends Blob {
  override slice(): Blob {
    return new Lost();
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('gone', 'NotReadableError'));
  }
}

const fileOf = (head: string) => new Blob([head.padEnd(80, ' ')], { type: 'image/jpeg' });

type Row = [name: string, file: Blob, problem: string, text: RegExp];

describe('a file that is named a photo', () => {
  it.each<Row>([
    ['an empty one', new Blob([], { type: 'image/jpeg' }), 'unreadable', /damaged/u],
    ['a page', fileOf('<!DOCTYPE html>'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a GIF', fileOf('GIF89a'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a HEIC', fileOf('\0\0\0\u0018ftypheic'), 'wrong_type', /HEIC/u],
    ['an AVIF', fileOf('\0\0\0\u0020ftypavif'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a moving AVIF', fileOf('\0\0\0\u0020ftypavis'), 'wrong_type', /JPG, PNG, or WebP/u],
    ...['heix', 'hevc', 'mif1', 'msf1'].map((brand): Row => [
      `a HEIC that calls itself ${brand}`,
      fileOf(`\0\0\0\u0018ftyp${brand}`),
      'wrong_type',
      /HEIC/u,
    ]),
    ['a TIFF', fileOf('II*\0'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a BMP', fileOf('BM'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a JPEG XL', fileOf('\0\0\0\u000CJXL \r\n'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a film', fileOf('\0\0\0\u0018ftypmp42'), 'wrong_type', /JPG, PNG, or WebP/u],
    ['a damaged JPEG', photo, 'unreadable', /damaged/u],
    [
      'a damaged JPEG of six megabytes',
      new Blob([photo, new Uint8Array(6_300_000)]),
      'too_large',
      /less than 5MB/u,
    ],
    ['one that the device does not give out', new Lost(), 'unreadable', /damaged/u],
  ])(
    'is refused with its own reason where it cannot be read: %s',
    async (_, file, problem, text) => {
      const readPhotoFile = await readerWith(Undecoding);
      const refusal = { problem, text: expect.stringMatching(text) };
      expect(await readPhotoFile(file)).toEqual({ refusal });
    },
  );
});

/** A browser that decodes whatever it is given. */
class Decoding extends EventTarget {
  postMessage({ id }: { id: number }): void {
    const event = new MessageEvent('message', { data: { id, photo: { mime: 'image/webp' } } });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate(): void {}
}

describe('a chosen photo', () => {
  it.each(['heic', 'avif'])('is taken where the browser decodes it: %s', async (brand) => {
    const readPhotoFile = await readerWith(Decoding);
    const read = await readPhotoFile(fileOf(`\0\0\0\u0020ftyp${brand}`));
    expect(read).toEqual({ photo: { mime: 'image/webp' } });
  });

  it('may be larger than what is sent, which is a smaller copy', async () => {
    const readPhotoFile = await readerWith(Decoding);
    const large = new Blob([photo, new Uint8Array(6_300_000)], { type: 'image/jpeg' });
    expect(await readPhotoFile(large)).toEqual({ photo: { mime: 'image/webp' } });
  });

  it('is kept as it is while the code that shrinks it cannot be had', async () => {
    const readPhotoFile = await readerWith(MissingWorker);
    const read = await readPhotoFile(photo);
    expect(read).toMatchObject({ photo: { mime: 'image/jpeg' } });
    expect('photo' in read && read.photo.bytes.byteLength).toBe(photo.size);
  });

  it('is called unreadable when it ends a worker that had answered before', async () => {
    const readPhotoFile = await readerWith(DyingWorker);
    await readPhotoFile(photo);
    expect(await readPhotoFile(photo)).toMatchObject({ refusal: { problem: 'unreadable' } });
  });
});

it('names the pixels where a picture has too many, rather than calling it damaged', async () => {
  const readPhotoFile = await readerWith(DyingWorker);
  expect(await readPhotoFile(photo)).toEqual({
    refusal: { problem: 'too_large', text: expect.stringMatching(/more than 120 megapixels/u) },
  });
});
