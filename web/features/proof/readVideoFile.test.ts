import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROOF_VIDEO_MAX_BYTES } from '#schema/limits.ts';
import { mp4, webm } from '#tests/support/cases/testVideo.ts';
import { readVideoFile } from './readVideoFile.ts';

/** What a browser's player says of a video. */
type Said = { videoWidth: number; duration: number } | 'error';
let said: Said;
let typeOfPlayed: string;

class Player extends EventTarget {
  videoWidth = 0;
  duration = Number.NaN;
  set src(_: string) {
    if (said !== 'error') Object.assign(this, said);
    const event = new Event(said === 'error' ? 'error' : 'loadedmetadata');
    queueMicrotask(() => this.dispatchEvent(event));
  }
}

beforeEach(() => {
  said = { videoWidth: 640, duration: 4 };
  vi.stubGlobal('document', { createElement: () => new Player() });
  vi.stubGlobal('URL', {
    createObjectURL: ({ type }: Blob) => (typeOfPlayed = type),
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** A file that the cloud has not synced to the device, or that another program has removed. */
class Lost extends Blob {
  readonly #isBegun: boolean;
  constructor(isBegun: boolean) {
    super([mp4({ seconds: 4 })]);
    this.#isBegun = isBegun;
  }
  override slice(start?: number, end?: number): Blob {
    return this.#isBegun ? super.slice(start, end) : new Lost(false);
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('gone', 'NotReadableError'));
  }
}

const quickTime = mp4({ seconds: 4 });
quickTime.set(new TextEncoder().encode('qt  '), 8);
const tooLarge = new Blob([mp4({ seconds: 4 }), new Uint8Array(PROOF_VIDEO_MAX_BYTES)]);

describe('a file that is chosen as a video', () => {
  it.each([
    ['an MP4', new Blob([mp4({ seconds: 4 })]), 'video/mp4'],
    ['an iPhone’s QuickTime', new Blob([quickTime], { type: 'video/quicktime' }), 'video/mp4'],
    ['a WebM without a type', new Blob([webm(4)]), 'video/webm'],
  ])('is taken by its bytes: %s', async (_, file, mime) => {
    const read = await readVideoFile(file);
    expect(read).toMatchObject({
      video: { mime, sha256: expect.stringMatching(/^[\da-f]{64}$/u) },
    });
    expect(typeOfPlayed).toBe(mime);
  });

  it('is taken where a browser recorded it and wrote no duration', async () => {
    said = { videoWidth: 640, duration: Infinity };
    expect(await readVideoFile(new Blob([webm(4)]))).toHaveProperty('video');
  });

  it.each<[string, Blob, Said, string]>([
    ['a sound', new Blob(['RIFF    WAVE']), { videoWidth: 1, duration: 4 }, 'wrong_type'],
    ['a Matroska', new Blob([webm(4, true, 'matroska')]), 'error', 'wrong_type'],
    ['a HEIC', new Blob(['\0\0\0\u0018ftypheic']), 'error', 'wrong_type'],
    ['one of more than 40 MB', tooLarge, { videoWidth: 1, duration: 4 }, 'too_large'],
    ['one of 31 seconds', new Blob([webm(31)]), { videoWidth: 1, duration: 31 }, 'too_long'],
    ['one that the browser does not play', new Blob([webm(4)]), 'error', 'unplayable'],
    [
      'one of which only the sound is played',
      new Blob([mp4({ seconds: 4 })]),
      { videoWidth: 0, duration: 4 },
      'unplayable',
    ],
    ['an empty one', new Blob([]), 'error', 'unreadable'],
    ['one that the device does not give out', new Lost(false), 'error', 'unreadable'],
    ['one that goes away meanwhile', new Lost(true), { videoWidth: 1, duration: 4 }, 'unreadable'],
  ])('is refused with a reason of its own: %s', async (_, file, told, problem) => {
    said = told;
    expect(await readVideoFile(file)).toEqual({ problem });
  });
});
