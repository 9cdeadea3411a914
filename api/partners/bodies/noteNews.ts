import type { RemoteNews } from '#api/platform/remoteNews.rules.ts';
import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { uuidFrom } from '#api/database/uuidFrom.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { OFFICIAL_ANSWERS_MAX } from '#schema/partners/officialAnswers.ts';
import { saveAnswerPhoto, type TakenPhoto } from './answerPhotos.ts';
import { giveAnswer } from './officialAnswers.ts';
import { hasAnswer, loadForwarding } from './officialAnswers.sql.ts';
import { saveReadState, saysTheSame } from './readings.sql.ts';
import { toOfficialAnswer, stateText } from './remoteAnswers.ts';

const UUID_BYTES = 16;
const digest = (text: string) => sha256(utf8Bytes(text));

/** The id of the answer that an update becomes. */
export const answerIdOf = (forwardingId: string, updateId: string): string =>
  uuidFrom(digest(`${forwardingId}\n${updateId}`).slice(0, UUID_BYTES));

/** The same update, or the same state of a request, read twice, is one answer. Null: known already. */
async function findId(tx: Transaction, forwardingId: string, one: RemoteNews) {
  if (one.updateId === null) {
    const state = Buffer.from(digest(stateText(one))).toString('hex');
    return (await saveReadState(tx, { id: forwardingId, state })) ? tx.randomUuid() : null;
  }
  const id = answerIdOf(forwardingId, one.updateId);
  return (await hasAnswer(tx, id)) ? null : id;
}

/** Turns what a body's endpoint says about a forwarded report into the body's answer, once. */
export async function noteNews(
  tx: Transaction,
  forwardingId: string,
  news: readonly RemoteNews[],
  photos: ReadonlyMap<RemoteNews, TakenPhoto>,
): Promise<void> {
  const told = await loadForwarding(tx, forwardingId);
  if (told === null) return;
  let { answerCount } = told;
  for (const one of news) {
    if (answerCount >= OFFICIAL_ANSWERS_MAX) return;
    const id = await findId(tx, forwardingId, one);
    const answer = toOfficialAnswer(one, tx.now);
    if (id === null || answer === null) continue;
    const taken = photos.get(one);
    if (!taken && (await saysTheSame(tx, forwardingId, answer))) continue;
    const photo = taken ? await saveAnswerPhoto(tx, told.id, taken) : null;
    await giveAnswer(tx, { ...told, answerCount }, { id, answer, photo });
    answerCount += 1;
  }
}
