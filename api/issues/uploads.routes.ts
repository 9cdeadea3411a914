import { recordUpload } from './uploads.ts';
import { isModerator, Refusal } from '#api/platform/access.rules.ts';
import { runCommand, withBytes, type Handlers } from '#api/http/handler.ts';
import { photoTurns } from '#api/http/media/photoTurns.ts';
import { mediaCaching } from './mediaCaching.ts';
import { keepOriginal, readPicture, sha256Of, storePicture } from '#api/http/media/pictureStore.ts';
import { orForget } from '#api/database/files/forgottenFiles.ts';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { findUpload, findVisibleUpload } from './media.sql.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';

const takePhoto: Handlers['putUpload'] = async (request) => {
  const { params, actor, call, origin, services } = request;
  // The promise is "less than 5 MB".
  const bytes = await call.readBytes(PHOTO_MAX_BYTES - 1, 'photo_too_large');
  const sha256 = sha256Of(bytes);
  const known = await findUpload(services.database, params.id);
  if (!known) await ensureRoom(services.database, actor.id, bytes.byteLength);
  if (known && (known.sha256 !== sha256 || known.ownerId !== actor.id)) {
    throw new Refusal('upload_differs');
  }
  // guard: photo-is-a-whole-picture
  const stored = known ?? (await storePicture(services, bytes, actor.id));
  const { mime, width, height, perceptualHash } = stored;
  const upload = { id: params.id, sha256, width, height, bytes: stored.bytes };
  return orForget(services.database, { kind: 'picture', sha256 }, () =>
    runCommand(withBytes(request, sha256), async (tx) => {
      const row = { ...upload, mime, perceptualHash };
      await recordUpload(tx, row, async () => void (await keepOriginal(services, bytes)));
      return { ...upload, url: `${origin}/api/images/${params.id}` };
    }),
  );
};

const inTurn =
  (way: keyof typeof photoTurns): Handlers['putUpload'] =>
  async (request) => {
    await request.services.limits.upload(request.actor.id);
    return photoTurns[way](request.actor.id, () => takePhoto(request));
  };

/** A photo whose pieces have all arrived: it does not have to wait for anyone's slow connection. */
export const takeArrivedPhoto = inTurn('arrived');

export const uploadRoutes = {
  putUpload: inTurn('sent'),

  async getImage({ params, query, actor, services }) {
    const reader = { actorId: actor?.id ?? null, isModerator: isModerator(actor) };
    const upload = await findVisibleUpload(services.database, params.id, reader);
    const bytes = upload && (await readPicture(services, upload.sha256, query.w));
    if (!bytes) throw new Refusal('image_not_found');
    const isReplaced = upload.redactedAt !== null && query.r === undefined;
    const headers = {
      'Content-Type': 'image/webp',
      'Content-Disposition': `inline; filename="${params.id}.webp"`,
      'Cache-Control': mediaCaching({ ...upload, isReplaced }),
      ETag: `"${upload.sha256}-${query.w}"`,
    };
    return { bytes, headers };
  },
} satisfies Partial<Handlers>;
