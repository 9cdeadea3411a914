import { hasPictures, mp4DurationMs, withoutPersonalBoxes } from './mp4.rules.ts';
import { hasWebmPictures, isWebm, webmDurationMs, withoutPersonalElements } from './webm.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { PROOF_VIDEO_MAX_SECONDS } from '#schema/limits.ts';

type VideoMime = 'video/mp4' | 'video/webm';

type CheckedVideo = {
  mime: VideoMime;
  durationMs: number;
  /** The file without metadata about the person and the place. */
  served: Uint8Array;
};

const startsWith = (bytes: Uint8Array, signature: readonly number[], at: number) =>
  signature.every((value, index) => bytes[at + index] === value);

/** By content; names and headers are claims. Null: unsupported. */
function detectVideo(bytes: Uint8Array): VideoMime | null {
  if (startsWith(bytes, [0x66, 0x74, 0x79, 0x70], 4)) return 'video/mp4';
  const isMatroska = startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3], 0);
  return isMatroska && isWebm(bytes) ? 'video/webm' : null;
}

/** MP4 or WebM, at most 30 seconds (a started last second counts as one). */
export function checkVideo(bytes: Uint8Array): CheckedVideo {
  try {
    const mime = detectVideo(bytes);
    if (mime === null) throw new Refusal('unsupported_video');
    const isMp4 = mime === 'video/mp4';
    const durationMs = isMp4 ? mp4DurationMs(bytes) : webmDurationMs(bytes);
    const isSeen = isMp4 ? hasPictures(bytes) : hasWebmPictures(bytes);
    if (!isSeen) throw new Refusal('unsupported_video');
    if (!(durationMs > 0)) throw new Refusal('unreadable_video');
    if (Math.floor(durationMs / 1_000) > PROOF_VIDEO_MAX_SECONDS) {
      throw new Refusal('video_too_long');
    }
    return {
      mime,
      durationMs,
      served: isMp4 ? withoutPersonalBoxes(bytes) : withoutPersonalElements(bytes),
    };
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('unreadable_video');
    throw error;
  }
}

/** From `start` up to, but not including, `end`. */
type ByteRange = { start: number; end: number };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/u;

/** Null: the whole file, also for several ranges or another unit, as HTTP allows. */
export function parseByteRange(header: string, size: number): ByteRange | null {
  const match = ONE_RANGE.exec(header.trim());
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  // A suffix range: this many bytes from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (start >= size || end <= start) throw new Refusal('range_not_satisfiable');
  return { start, end };
}
