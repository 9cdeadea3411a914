import { removeAvatar, saveAvatar } from '#api/commands/accounts/saveAvatar.ts';
import { saveProfile } from '#api/commands/accounts/saveProfile.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { keepOriginal, sha256Of, storePicture } from '#api/http/media/pictureStore.ts';
import { runCommand, withBytes, type CommandRequest } from '#api/http/runCommand.ts';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';

type ProfileHandlers = HandlersOf<'saveProfile' | 'putAvatar' | 'removeAvatar'>;

const write = (request: CommandRequest, work: (tx: Transaction) => Promise<void>) =>
  runCommand(
    request,
    async (tx) => {
      await work(tx);
      return undefined;
    },
    { isAuditExempt: true },
  );

/** What people show of themselves. */
export const profileRoutes: ProfileHandlers = {
  saveProfile: (request) => write(request, (tx) => saveProfile(tx, request.body)),

  async putAvatar(request) {
    const { actor, call, services } = request;
    await services.limits.upload(actor.id);
    const bytes = await call.readBytes(PHOTO_MAX_BYTES - 1, 'photo_too_large');
    const face = await services.cutFace(bytes, actor.id);
    if ('refusal' in face) throw new Refusal(face.refusal);
    await ensureRoom(services.database, actor.id, face.byteLength);
    // Only the square is kept: what was cut off, and where the camera was, is nobody's business.
    const stored = await storePicture(services, face, actor.id);
    return runCommand(
      withBytes(request, sha256Of(bytes)),
      async (tx) => {
        const keep = async () => void (await keepOriginal(services, face));
        return { avatarUrl: `/api/images/${await saveAvatar(tx, stored, keep)}` };
      },
      { isAuditExempt: true },
    );
  },

  removeAvatar: (request) => write(request, removeAvatar),
};
