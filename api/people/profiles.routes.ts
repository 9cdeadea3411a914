import { removeAvatar, saveAvatar, saveProfile } from './profiles.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, withBytes, type Handlers } from '#api/http/handler.ts';
import { photoTurns } from '#api/http/media/photoTurns.ts';
import { keepOriginal, sha256Of, storePicture } from '#api/http/media/pictureStore.ts';
import { orForget } from '#api/database/files/forgottenFiles.ts';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';

export const profileRoutes = {
  saveProfile: (request) => runCommand(request, (tx) => saveProfile(tx, request.body)),

  async putAvatar(request) {
    const { actor, call, services } = request;
    await services.limits.upload(actor.id);
    const { sha256, face } = await photoTurns.sent(actor.id, async () => {
      const bytes = await call.readBytes(PHOTO_MAX_BYTES - 1, 'photo_too_large');
      return { sha256: sha256Of(bytes), face: await services.cropAvatar(bytes, actor.id) };
    });
    if ('refusal' in face) throw new Refusal(face.refusal);
    await ensureRoom(services.database, actor.id, face.byteLength);
    // Only the cropped face is stored: the rest of the picture and its metadata are private.
    const stored = await storePicture(services, face, actor.id);
    return orForget(services.database, { kind: 'picture', sha256: stored.sha256 }, () =>
      runCommand(withBytes(request, sha256), async (tx) => {
        const storeAgain = async () => void (await keepOriginal(services, face));
        return { avatarUrl: `/api/images/${await saveAvatar(tx, stored, storeAgain)}` };
      }),
    );
  },

  removeAvatar: (request) => runCommand(request, removeAvatar),
} satisfies Partial<Handlers>;
