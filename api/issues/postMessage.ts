import type { Transaction } from '#api/database/transaction.ts';
import { messageNotice, noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayPublish } from './issuePolicy.rules.ts';
import { loadIssue, loadParticipants, raiseCount } from './issues.sql.ts';
import { insertMessage } from './messages.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';

export type PostMessageInput = {
  issueId: string;
  id?: string;
  message: string;
  writtenAt?: string;
};

export async function postMessage(tx: Transaction, input: PostMessageInput): Promise<string> {
  const { issueId } = input;
  const issue = await loadIssue(tx, issueId);

  const author = signedIn(tx.actor);
  permit(mayPublish(author));

  const id = input.id ?? tx.randomUuid();
  const participants = await loadParticipants(tx, issueId);
  const notices = noticesFor(participants, author.id, messageNotice(author.username, issue));

  await insertMessage(tx, { ...input, id, userId: author.id });
  await raiseCount(tx, issueId, 'messageCount');
  await tx.audit({ issueId, action: 'message_posted', data: { messageId: id } });
  await saveNotices(tx, issueId, notices);
  return id;
}
