import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import { saveAnswerPhoto } from './answerPhotos.ts';
import { giveAnswer, type OfficialWords } from './officialAnswers.ts';
import { hasAnswer, loadForwardingToBody } from './officialAnswers.sql.ts';

type ByKey = {
  id: string;
  issueId: string;
  bodyId: string;
  answer: OfficialWords;
  pictures: readonly StoredPicture[];
  storeAgain: () => Promise<unknown>;
};

/** Stores a body's answer under an id derived from what it sent, so that a repeat is the same answer. */
export async function answerByKey(
  tx: Transaction,
  { id, answer, pictures: [picture], storeAgain, ...asked }: ByKey,
): Promise<void> {
  if (await hasAnswer(tx, id)) return;
  const told = await loadForwardingToBody(tx, asked);
  if (told === null) throw new Refusal('issue_not_found');
  const photo = picture ? await saveAnswerPhoto(tx, told.id, { picture, storeAgain }) : null;
  await giveAnswer(tx, told, { id, answer, photo });
}
