import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { emptyBoxes, emptyElements, fragment, mp4, webm } from '#tests/support/cases/testVideo.ts';
import { parseByteRange, checkVideo } from './video.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const refusalOf = (bytes: Uint8Array): string | null => {
  try {
    checkVideo(bytes);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'not a refusal';
  }
};

describe('the video of a proof', () => {
  it('is MP4 or WebM by its content, whatever a browser leaves open in it', () => {
    expect(checkVideo(mp4({ seconds: 12 }))).toMatchObject({
      mime: 'video/mp4',
      durationMs: 12_000,
    });
    expect(checkVideo(mp4({ seconds: 9, isFragmented: true })).durationMs).toBe(9_000);
    expect(checkVideo(webm(7))).toMatchObject({ mime: 'video/webm', durationMs: 7_000 });
    expect(checkVideo(webm(5, false)).durationMs).toBe(5_000);
  });

  it.each([
    ['as phones write it', mp4({ seconds: 4 })],
    ['rewritten for the web', mp4({ seconds: 4, isHeadFirst: true })],
    ['an iPhone’s QuickTime', mp4({ seconds: 4, brand: 'qt  ' })],
    ['an old phone’s 3GP', mp4({ seconds: 4, brand: '3gp5' })],
    ['HEVC by its brand', mp4({ seconds: 4, brand: 'hvc1' })],
    ['in fragments', mp4({ seconds: 4, isFragmented: true })],
    [
      'in fragments, with more behind them',
      joined(mp4({ seconds: 4, isFragmented: true }), emptyBoxes(2)),
    ],
    ['WebM of a recorder', webm(4)],
    ['WebM of an editor', webm(4, false)],
  ])('is read in every way that cameras and programs write it: %s', (_, bytes) => {
    expect(checkVideo(bytes).durationMs).toBe(4_000);
  });

  it.each([
    ['a Matroska', webm(4, true, 'matroska'), 'unsupported_video'],
    ['an MP4 cut short', mp4({ seconds: 4 }).slice(0, -40), 'unreadable_video'],
    [
      'an MP4 cut short before what is told of it',
      mp4({ seconds: 4 }).slice(0, 400),
      'unreadable_video',
    ],
    ['a QuickTime of before there were brands', mp4({ seconds: 4 }).slice(24), 'unsupported_video'],
  ])('is refused with the reason: %s', (_, bytes, code) => {
    expect(refusalOf(bytes)).toBe(code);
  });

  it('is no sound alone', () => {
    expect(refusalOf(mp4({ seconds: 3, kind: 'soun' }))).toBe('unsupported_video');
    expect(refusalOf(webm(3, false, 'webm', 2))).toBe('unsupported_video');
  });

  it('may say that its duration is not known: the fragments say it', () => {
    const video = mp4({ seconds: 9, isFragmented: true, isOpenEnded: true });
    expect(checkVideo(video).durationMs).toBe(9_000);
    expect(refusalOf(mp4({ seconds: 9, isOpenEnded: true }))).toBe('unreadable_video');
  });

  it('is served without where an action camera was at each moment, in a track of its own', () => {
    const alongside = 'GPS5 41.8820 -87.6278, then 41.8821 -87.6279';
    const original = mp4({ seconds: 4, alongside });
    const { served } = checkVideo(original);
    expect(Buffer.from(original).includes('41.8821')).toBe(true);
    expect(Buffer.from(served).includes('41.88')).toBe(false);
    expect(Buffer.from(served).includes(Buffer.alloc(500, 7))).toBe(true);
    expect(served).toHaveLength(original.length);
    const sizesAt = Buffer.from(original).indexOf('stsz') + 16;
    new DataView(original.buffer).setUint32(sizesAt, original.length);
    expect(refusalOf(original)).toBe('unreadable_video');
  });

  it('lasts 30 seconds at most, by the longest of what it says', () => {
    expect(refusalOf(mp4({ seconds: 30 }))).toBeNull();
    expect(refusalOf(mp4({ seconds: 31 }))).toBe('video_too_long');
    expect(refusalOf(mp4({ seconds: 31, isFragmented: true }))).toBe('video_too_long');
    expect(refusalOf(webm(31))).toBe('video_too_long');
  });

  it('is nothing else', () => {
    expect(refusalOf(webm(3, true, 'matroska'))).toBe('unsupported_video');
    expect(refusalOf(new TextEncoder().encode('RIFF....AVI LIST'))).toBe('unsupported_video');
    expect(refusalOf(new Uint8Array())).toBe('unsupported_video');
    expect(refusalOf(mp4({ seconds: 3 }).slice(0, 60))).toBe('unreadable_video');
    expect(refusalOf(mp4({ seconds: 0 }))).toBe('unreadable_video');
  });

  it('is served without the place that a phone has noted, and otherwise as it came', () => {
    const original = mp4({ seconds: 4, place: '+41.8820-087.6278' });
    const { served } = checkVideo(original);
    const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
    expect(textOf(original)).toContain('+41.8820');
    expect(textOf(served)).not.toContain('41.8820');
    expect(served).toHaveLength(original.length);
    expect(checkVideo(served).durationMs).toBe(4_000);
  });

  it('cannot keep the server counting what the file does not hold', () => {
    const whole = mp4({ seconds: 1, isFragmented: true });
    const rest = emptyBoxes(1_000);
    const told = joined(whole, fragment([15_000, 15_000]), rest);
    expect(checkVideo(told).durationMs).toBe(2_000);
    const lying = joined(whole, fragment([15_000, 15_000], 1_000), rest);
    expect(refusalOf(lying)).toBe('unreadable_video');
    expect(refusalOf(joined(whole, emptyBoxes(100_000)))).toBe('unreadable_video');
    expect(refusalOf(joined(webm(1), emptyElements(100_000)))).toBe('unreadable_video');
  });

  it('is refused, never an error, however broken', () => {
    const whole = [mp4({ seconds: 9, isFragmented: true }), webm(6)];
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
        fc.nat(),
        (bytes, changes, cut) => {
          const broken = bytes.slice(0, cut % 3 === 0 ? cut % bytes.length : bytes.length);
          for (const [at, value] of changes) broken[at % Math.max(1, broken.length)] = value;
          expect(refusalOf(broken)).not.toBe('not a refusal');
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('a range of bytes', () => {
  it('is what players ask for', () => {
    expect(parseByteRange('bytes=0-99', 500)).toEqual({ start: 0, end: 100 });
    expect(parseByteRange('bytes=400-', 500)).toEqual({ start: 400, end: 500 });
    expect(parseByteRange('bytes=-50', 500)).toEqual({ start: 450, end: 500 });
    expect(parseByteRange('bytes=490-9999', 500)).toEqual({ start: 490, end: 500 });
  });

  it('is all of it for what is no single range, and refused where there is nothing', () => {
    for (const header of ['', 'bytes=-', 'bytes=0-1,4-5', 'items=0-5']) {
      expect(parseByteRange(header, 500)).toBeNull();
    }
    expect(() => parseByteRange('bytes=500-', 500)).toThrow(Refusal);
    expect(() => parseByteRange('bytes=9-3', 500)).toThrow(Refusal);
  });
});
