import type { Context } from 'koa';
import { lockQuota } from '#api/database/lockQuota.ts';
import { sha256 } from '#api/database/sha256.ts';
import { transact } from '#api/database/transaction.ts';
import { uuidFrom } from '#api/database/uuidFrom.ts';
import { checked } from '#api/http/checked.ts';
import { sha256Of } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { postMessage } from '#api/issues/postMessage.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import {
  newServiceRequestUpdate,
  officialUpdate,
  type NewServiceRequestUpdate,
  type OfficialUpdate,
} from '#schema/partners/newServiceRequest.ts';
import { answerByKey } from '#api/partners/bodies/answerByKey.ts';
import { toOfficialAnswer } from './officialUpdate.rules.ts';
import { hasMessage } from './apiReports.sql.ts';
import { Open311Fault } from './open311Fault.rules.ts';
import { readForm, type Hold } from './readForm.routes.ts';
import { admitKey } from './receiveRequest.routes.ts';
import { canonicalForm, readFields } from './requestForm.rules.ts';
import { takePictures } from './requestPictures.routes.ts';

const UUID_BYTES = 16;

/**
 * Stores an update of the standard as the answer of the key's body, else as a message by the key's owner in
 * the discussion. Returns its id, which is derived from what was sent, so that a repeat has the same one.
 */
export async function receiveUpdate(
  services: Services,
  context: Context,
  { origin, hold }: { origin: string; hold: Hold },
): Promise<string> {
  const { database, clock, people } = services;
  const { pairs, files } = await readForm(context, hold);
  const key = await admitKey(services, pairs, { scope: 'update', origin });
  const digest = sha256(
    utf8Bytes([key.id, canonicalForm(pairs), ...files.map(sha256Of)].join('\n')),
  );
  const id = uuidFrom(digest.slice(0, UUID_BYTES));
  const { requestId } = context.state as { requestId?: string };
  const { bodyId } = key;
  if (bodyId !== null) {
    const update = checked(officialUpdate, readFields(pairs)) as OfficialUpdate;
    const sent = { files, urls: update.media_url };
    const taken = await takePictures(services, key, sent, 1);
    const asBody = { actor: null, clock, requestId, isAuditExempt: true };
    await transact(database, asBody, async (tx) => {
      await lockQuota(tx, 'keys', key.id);
      const answer = toOfficialAnswer(update);
      await answerByKey(tx, { id, bodyId, issueId: update.service_request_id, answer, ...taken });
    });
    return id;
  }
  const actor = key.userId === null ? null : await people.loadActor(key.userId);
  if (actor === null) throw new Open311Fault(403, 'This api_key may not do this.');
  const update = checked(newServiceRequestUpdate, readFields(pairs)) as NewServiceRequestUpdate;
  // Exempt: a repeat has nothing to record.
  await transact(database, { actor, clock, requestId, isAuditExempt: true }, async (tx) => {
    await lockQuota(tx, 'keys', key.id);
    if (await hasMessage(tx, id)) return;
    const { service_request_id: issueId, description: message } = update;
    await postMessage(tx, { issueId, id, message });
  });
  return id;
}
