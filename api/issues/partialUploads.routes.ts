import { concatBytes } from '#api/platform/bytes.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Call } from '#api/http/call.ts';
import type { Handlers } from '#api/http/handler.ts';
import { sha256InPieces } from '#api/http/media/pictureStore.ts';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { PHOTO_MAX_BYTES, PROOF_VIDEO_MAX_BYTES } from '#schema/limits.ts';
import type { PartialUpload } from '#schema/issues/partialUpload.ts';
import {
  appendPiece,
  beginPartialUpload,
  deletePartialUpload,
  findArrived,
  findPartialUpload,
  readPieces,
} from './partialUploads.sql.ts';
import { readPiece, type PieceHeaders } from './partialUploads.rules.ts';
import { takeArrivedPhoto } from './uploads.routes.ts';
import { videoRoutes } from './video.routes.ts';

type Append = Parameters<Handlers['appendUpload']>[0];

/** Longest time that received bytes are held in memory only. */
const KEEP_EVERY_MS = 2_000;
const KEEP_EVERY_BYTES = 1024 * 1024;

const KINDS = {
  photo: { maxBytes: PHOTO_MAX_BYTES - 1, tooLarge: 'photo_too_large' },
  video: { maxBytes: PROOF_VIDEO_MAX_BYTES, tooLarge: 'video_too_large' },
} as const;

/**
 * Browsers retry a request by themselves when its connection breaks. What the server has kept of the first
 * attempt is not needed again, so the rest of the retry must not use up a slow connection.
 */
function continueElsewhere({ call }: Append): never {
  call.dropBody();
  throw new Refusal('upload_offset');
}

/** A piece starts an upload, or continues the person's own at the byte where it ends. */
async function ensureFits(request: Append, { at, length }: PieceHeaders): Promise<void> {
  const { params, query, actor, services } = request;
  const { database, clock } = services;
  if (length > KINDS[query.of].maxBytes) throw new Refusal(KINDS[query.of].tooLarge);
  if (at === 0) {
    await ensureRoom(database, actor.id, length);
    const begun = { id: params.id, ownerId: actor.id, kind: query.of, length, now: clock.now() };
    await beginPartialUpload(database, begun);
  }
  const known = await findPartialUpload(database, params.id);
  if (!known) return continueElsewhere(request);
  const isSame = known.ownerId === actor.id && known.kind === query.of && known.length === length;
  if (!isSame) throw new Refusal('upload_differs');
  if (known.received !== at) continueElsewhere(request);
}

/** Stores what arrives, even if the connection breaks in the middle. Returns where it ends. */
async function receive(request: Append, { at, length }: PieceHeaders): Promise<number> {
  const { params, query, actor, call, services } = request;
  let end = at;
  let unkept: Uint8Array[] = [];
  let keptAt = performance.now();
  const keep = async (): Promise<void> => {
    const bytes = concatBytes(...unkept);
    unkept = [];
    keptAt = performance.now();
    if (bytes.byteLength === 0) return;
    const piece = { id: params.id, ownerId: actor.id, at: end, bytes, now: services.clock.now() };
    if (!(await appendPiece(services.database, piece))) throw new Refusal('upload_offset');
    end += bytes.byteLength;
  };
  let unkeptBytes = 0;
  try {
    for await (const chunk of call.readChunks(length - at, KINDS[query.of].tooLarge)) {
      unkept.push(chunk);
      unkeptBytes += chunk.byteLength;
      if (unkeptBytes < KEEP_EVERY_BYTES && performance.now() - keptAt < KEEP_EVERY_MS) continue;
      await keep();
      unkeptBytes = 0;
    }
  } finally {
    await keep();
  }
  return end;
}

const base64Of = (hex: string): string =>
  btoa(hex.replaceAll(/../gu, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));

/** Stores the file as if it had arrived in one piece, so that its content is checked. */
async function complete(request: Append, digest: string): Promise<PartialUpload> {
  const { params, query, services } = request;
  const readWhole: Call['readBytes'] = async () => {
    const bytes = concatBytes(...(await readPieces(services.database, params.id)));
    if (base64Of(await sha256InPieces(bytes)) === digest) return bytes;
    await deletePartialUpload(services.database, params.id);
    throw new Refusal('upload_broken');
  };
  const call = { ...request.call, readBytes: readWhole };
  const whole = { ...request, call, query: undefined };
  if (query.of === 'photo') await takeArrivedPhoto(whole as never);
  else await videoRoutes.putVideo(whole as never);
  return (await arrived(request)) as PartialUpload;
}

async function arrived({
  params: { id },
  actor,
  services,
}: Pick<Append, 'params' | 'actor' | 'services'>): Promise<PartialUpload | null> {
  const file = await findArrived(services.database, { id, ownerId: actor.id });
  return file && { id, offset: file.bytes, isComplete: true, sha256: file.sha256 };
}

const uploadHeaders = ({ offset, isComplete }: PartialUpload) => ({
  'Upload-Offset': String(offset),
  'Upload-Complete': isComplete ? '?1' : '?0',
});

export const partialUploadRoutes = {
  async appendUpload(request) {
    const { params, call, services } = request;
    const piece = readPiece((name) => call.header(name));
    const before = await arrived(request);
    if (before) return { body: before, headers: uploadHeaders(before) };
    await ensureFits(request, piece);
    const offset = await receive(request, piece);
    if (piece.isLast && offset !== piece.length) throw new Refusal('upload_offset');
    const partial = { id: params.id, offset, isComplete: false, sha256: null };
    const body = piece.isLast ? await complete(request, piece.digest) : partial;
    if (body.isComplete) await deletePartialUpload(services.database, params.id);
    return { body, headers: uploadHeaders(body) };
  },

  async getPartialUpload(request) {
    const { params, actor, services } = request;
    const known = await findPartialUpload(services.database, params.id);
    const offset = known?.ownerId === actor.id ? known.received : 0;
    const partial = { id: params.id, offset, isComplete: false, sha256: null };
    const body = (await arrived(request)) ?? partial;
    return { body, headers: uploadHeaders(body) };
  },
} satisfies Partial<Handlers>;
