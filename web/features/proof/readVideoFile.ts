import { PROOF_VIDEO_MAX_BYTES, PROOF_VIDEO_MAX_SECONDS } from '#schema/limits.ts';
import { VIDEO_MIME_TYPES } from '#schema/issues/video.ts';
import type { NewPart } from '#sw/outbox/enqueue.ts';
import { sha256 } from '#sw/outbox/sha256.ts';

export type VideoProblem = 'too_long' | 'too_large' | 'wrong_type' | 'unreadable';

/** Half a second more: players round, and the server has the last word. */
const TOLERANCE_SECONDS = 0.5;

/** A chosen video as it will be sent, or why it cannot be used. */
export async function readVideoFile(
  file: File,
): Promise<{ video: NewPart } | { problem: VideoProblem }> {
  // A recording names its codecs behind the type.
  const mime = VIDEO_MIME_TYPES.find((type) => file.type.startsWith(type));
  if (!mime) return { problem: 'wrong_type' };
  if (file.size > PROOF_VIDEO_MAX_BYTES) return { problem: 'too_large' };
  const seconds = await durationOf(file);
  if (seconds === null) return { problem: 'unreadable' };
  // Infinity: recorded by a browser, which does not write how long it is.
  const isTooLong = seconds !== Infinity && seconds > PROOF_VIDEO_MAX_SECONDS + TOLERANCE_SECONDS;
  if (isTooLong) return { problem: 'too_long' };
  const bytes = await file.arrayBuffer();
  return { video: { id: crypto.randomUUID(), mime, bytes, sha256: await sha256(bytes) } };
}

/** Seconds; null when this browser cannot play it. */
async function durationOf(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const player = document.createElement('video');
  player.preload = 'metadata';
  try {
    return await new Promise((resolve) => {
      player.addEventListener('loadedmetadata', () => resolve(player.duration));
      player.addEventListener('error', () => resolve(null));
      player.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
