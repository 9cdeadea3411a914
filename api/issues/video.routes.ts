import { recordVideo } from './uploads.ts';
import { parseByteRange, checkVideo } from './video.rules.ts';
import { isModerator, Refusal } from '#api/platform/access.rules.ts';
import { createPace, createPlaces } from '#api/platform/gates.ts';
import type { Call } from '#api/http/call.ts';
import { runCommand, withBytes, type Handlers } from '#api/http/handler.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { mediaCaching } from './mediaCaching.ts';
import { openParts } from '#api/http/media/fileParts.ts';
import { sha256InPieces } from '#api/http/media/pictureStore.ts';
import { orForget } from '#api/database/files/forgottenFiles.ts';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { findVisibleVideo } from './media.sql.ts';
import { PROOF_VIDEO_MAX_BYTES } from '#schema/limits.ts';

/**
 * Each takes up to two times 40 MB of memory, and twice that with a bucket: a few hundred at a time would
 * exhaust the process's memory.
 */
const VIDEOS_AT_ONCE = 4;
const RETRY_AFTER_S = 5;

/** Allows some 200 video requests a second, each with an access check in the database. */
const OPENED_EVERY_MS = 5;

const places = createPlaces(RETRY_AFTER_S);
const turnOf = createPace(OPENED_EVERY_MS);

const fileKey = (sha256: string) => `videos/${sha256.slice(0, 2)}/${sha256}`;

/** A separate function, so that the received bytes are freed before the served ones are stored. */
async function receiveVideo({ readBytes }: Pick<Call, 'readBytes'>) {
  const bytes = await readBytes(PROOF_VIDEO_MAX_BYTES, 'video_too_large');
  const sha256 = await sha256InPieces(bytes);
  return { sha256, bytes: bytes.byteLength, ...checkVideo(bytes) };
}

const takeVideo: Handlers['putVideo'] = async (request) => {
  const { params, actor, call, origin, services } = request;
  const { served, sha256, mime, bytes, durationMs } = await receiveVideo(call);
  await ensureRoom(services.database, actor.id, bytes);
  // Before any row refers to the file.
  await services.files.put(fileKey(sha256), served);
  const video = { id: params.id, sha256, mime, bytes, durationMs };
  return orForget(services.database, { kind: 'video', sha256 }, () =>
    runCommand(withBytes(request, sha256), async (tx) => {
      await recordVideo(tx, video, () => services.files.put(fileKey(sha256), served));
      return { ...video, url: `${origin}/api/videos/${params.id}` };
    }),
  );
};

export const videoRoutes = {
  putVideo: async (request) => {
    await request.services.limits.upload(request.actor.id);
    const leave = places.take([
      ['all', VIDEOS_AT_ONCE],
      [`person ${request.actor.id}`, 1],
    ]);
    try {
      return await takeVideo(request);
    } finally {
      leave();
    }
  },

  /** Players request ranges, and some play nothing without them. */
  async getVideo({ params, actor, services, call }) {
    await turnOf(addressGroup(call.ip));
    const reader = { actorId: actor?.id ?? null, isModerator: isModerator(actor) };
    const video = await findVisibleVideo(services.database, params.id, reader);
    if (!video) throw new Refusal('video_not_found');
    const range = parseByteRange(call.header('Range'), video.bytes);
    const { start, end } = range ?? { start: 0, end: video.bytes };
    const bytes = await openParts(services.files, fileKey(video.sha256), { start, end });
    if (!bytes) throw new Refusal('video_not_found');
    const headers = {
      'Content-Type': video.mime,
      'Content-Disposition': `inline; filename="${params.id}.${video.mime.replace('video/', '')}"`,
      'Accept-Ranges': 'bytes',
      'Cache-Control': mediaCaching(video),
      ETag: `"${video.sha256}"`,
    };
    if (!range) return { bytes, headers };
    const part = { 'Content-Range': `bytes ${start}-${end - 1}/${video.bytes}` };
    return { bytes, headers: { ...headers, ...part }, status: 206 };
  },
} satisfies Partial<Handlers>;
