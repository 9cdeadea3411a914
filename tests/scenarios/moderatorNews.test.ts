import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { passHours } from './case.ts';
import { fileReport } from './fixtures.ts';
import { report, writtenMessage } from './reporting.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, type Person } from './target.ts';

async function newsOf(person: Person): Promise<string[]> {
  const notes = await person.expectCall(listNotifications);
  return notes
    .map(({ content }) => content)
    .filter((content) => content.includes('reported to moderators'));
}

scenarios('news of the queue', () => {
  test('reaches ambassadors and operators once an hour, whatever is reported in between', async () => {
    const moderators = [await newPersonAs('ambassador'), await newPersonAs('operator')];
    const { reader, author, id } = await writtenMessage();
    await passHours(1);
    await report(reader, 'message', id);
    await report(await newPerson(), 'message', id);
    await report(reader, 'profile', author.id);
    for (const moderator of moderators) expect(await newsOf(moderator)).toHaveLength(1);
    for (const person of [reader, author]) expect(await newsOf(person)).toEqual([]);
    await passHours(1);
    await report(await newPerson(), 'profile', author.id);
    for (const moderator of moderators) expect(await newsOf(moderator)).toHaveLength(2);
  });

  test('does not reach the moderator whom it is about, nor the one who reported', async () => {
    const [author, reporter] = [await newPersonAs('operator'), await newPersonAs('ambassador')];
    const { id: issueId } = await fileReport(await newPerson());
    const message = { params: { id: issueId }, body: { message: 'Nobody needs this bench.' } };
    const { id } = await author.expectCall(postMessage, message);
    await passHours(1);
    await report(reporter, 'message', id);
    for (const person of [author, reporter]) expect(await newsOf(person)).toEqual([]);
  });
});
