import { SNIFFED_BYTES, sniffVideo } from '#schema/issues/sniffMedia.ts';
import { PROOF_VIDEO_MAX_BYTES, PROOF_VIDEO_MAX_SECONDS } from '#schema/limits.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import { sha256 } from '#sw/outbox/sha256.ts';

export type VideoProblem = 'too_long' | 'too_large' | 'wrong_type' | 'unreadable' | 'unplayable';

type VideoRead = { video: NewPart } | { problem: VideoProblem };

/** Players round; the server decides. */
const TOLERANCE_SECONDS = 0.5;

/** Null: the cloud has not synced the file to the device, or another program has removed it. */
const readBytes = (file: Blob): Promise<ArrayBuffer | null> => file.arrayBuffer().catch(() => null);

/** A chosen video for upload, or why it cannot be used. Its bytes decide what it is. */
export async function readVideoFile(file: Blob): Promise<VideoRead> {
  const head = await readBytes(file.slice(0, SNIFFED_BYTES));
  if (head === null || head.byteLength === 0) return { problem: 'unreadable' };
  const mime = sniffVideo(new Uint8Array(head));
  if (mime === null) return { problem: 'wrong_type' };
  if (file.size > PROOF_VIDEO_MAX_BYTES) return { problem: 'too_large' };
  // Players refuse a video with another type's name, such as an iPhone's QuickTime.
  const seconds = await measureDuration(new Blob([file], { type: mime }));
  if (seconds === null) return { problem: 'unplayable' };
  // Infinity: recorded by a browser, which writes no duration.
  const isTooLong = seconds !== Infinity && seconds > PROOF_VIDEO_MAX_SECONDS + TOLERANCE_SECONDS;
  if (isTooLong) return { problem: 'too_long' };
  const bytes = await readBytes(file);
  if (bytes === null) return { problem: 'unreadable' };
  return { video: { id: crypto.randomUUID(), mime, bytes, sha256: await sha256(bytes) } };
}

/** Seconds; null when this browser cannot show it: of some videos it plays only the sound. */
async function measureDuration(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const player = document.createElement('video');
  player.preload = 'metadata';
  try {
    return await new Promise((resolve) => {
      player.addEventListener('loadedmetadata', () =>
        resolve(player.videoWidth > 0 ? player.duration : null),
      );
      player.addEventListener('error', () => resolve(null));
      player.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
