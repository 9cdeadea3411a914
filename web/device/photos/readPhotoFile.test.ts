import { afterEach, describe, expect, it, vi } from 'vitest';

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const photo = new Blob([new Uint8Array([...JPEG_HEAD, ...Array.from({ length: 60 }, () => 7)])]);

/** A worker whose script is not to be had. */
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

describe('a chosen photo', () => {
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
