import { orForget } from '#api/database/files/forgottenFiles.ts';
import { runStep, type Handlers } from '#api/http/handler.ts';
import { photoTurns } from '#api/http/media/photoTurns.ts';
import { keepOriginal, storePicture } from '#api/http/media/pictureStore.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';
import { LINK_TOKEN_HEADER } from '#schema/partners/officialAnswers.ts';
import { saveAnswerPhoto } from './answerPhotos.ts';
import { loadByToken } from './officialAnswers.ts';

/** Reads nothing without a valid link, which has its own rate limit. */
export const takeAnswerPhoto: Handlers['sendAnswerPhoto'] = async (request) => {
  const { call, services } = request;
  await services.limits.link(call.ip);
  const token = call.header(LINK_TOKEN_HEADER);
  const { id: sender } = await runStep(request, (tx) => loadByToken(tx, token));
  await services.limits.upload(`forwarding ${sender}`);
  return photoTurns.sent(`forwarding ${sender}`, async () => {
    const bytes = await call.readBytes(PHOTO_MAX_BYTES - 1, 'photo_too_large');
    const picture = await storePicture(services, bytes, sender);
    const storeAgain = () => keepOriginal(services, bytes);
    return orForget(services.database, { kind: 'picture', sha256: picture.sha256 }, () =>
      runStep(request, async (tx) => {
        const told = await loadByToken(tx, token);
        const { id } = await saveAnswerPhoto(tx, told.id, { picture, storeAgain });
        return { body: { id } };
      }),
    );
  });
};
