import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listMessages, postMessage } from '#schema/issues/chat.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

scenarios('the discussion of an issue', () => {
  test('messages stand in the order in which they arrived, with their authors [3.8]', async () => {
    const [one, two] = [await newPerson(), await newPerson()];
    const params = { id: (await fileReport(one)).id };
    const texts = ['First', 'Second', 'Third', 'Fourth'];
    for (const [at, message] of texts.entries()) {
      await (at % 2 === 0 ? one : two).expectCall(postMessage, { params, body: { message } });
    }
    const messages = await two.expectCall(listMessages, { params });
    expect(messages.map(({ message }) => message)).toEqual(texts);
    const [first, second] = messages;
    expect(first).toMatchObject({ userId: one.id, userName: one.username, issueId: params.id });
    expect(second).toMatchObject({ userId: two.id, userName: two.username });
    expect((await one.expectCall(getIssue, { params })).messageCount).toBe(4);
  });

  test('a message keeps the id that the device gave it, and one id serves one message', async () => {
    const person = await newPerson();
    const params = { id: (await fileReport(person)).id };
    const body = { id: randomUUID(), message: 'Written without network', issueId: params.id };
    expect((await person.expectCall(postMessage, { params, body })).id).toBe(body.id);
    expectRefusal(await person.call(postMessage, { params, body }), 'id_taken');
  });

  test('the time of record is the server’s, whatever the device claims', async () => {
    const person = await newPerson();
    const params = { id: (await fileReport(person)).id };
    const writtenAt = '2001-01-01T00:00:00.000Z';
    const body = { message: 'From a device with a wrong clock', writtenAt };
    const made = await person.expectCall(postMessage, { params, body });
    expect(made.createdAt > '2020').toBe(true);
  });

  test('earlier messages are paged by time', async () => {
    const person = await newPerson();
    const params = { id: (await fileReport(person)).id };
    for (const message of ['one', 'two', 'three']) {
      await person.expectCall(postMessage, { params, body: { message } });
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const all = await person.expectCall(listMessages, { params });
    const before = all[2]?.createdAt ?? '';
    const earlier = await person.expectCall(listMessages, { params, query: { before } });
    expect(earlier.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  test('only people who are signed in read and write [6.5, 7.16]', async () => {
    const person = await newPerson();
    const params = { id: (await fileReport(person)).id };
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(listMessages, { params }), 'not_signed_in');
    const message = { params, body: { message: 'Hello?' } };
    expectRefusal(await visitor.call(postMessage, message), 'not_signed_in');
  });

  test('it stays open after completion', async () => {
    const person = await newPerson();
    const params = { id: (await fileReport(person)).id };
    await (await target()).forceStatus(params.id, 'completed');
    await person.expectCall(postMessage, { params, body: { message: 'Well done!' } });
  });

  test('there is none for an issue that is not there', async () => {
    const person = await newPerson();
    const params = { id: randomUUID() };
    expectRefusal(await person.call(listMessages, { params }), 'issue_not_found');
    const message = { params, body: { message: 'Anybody here?' } };
    expectRefusal(await person.call(postMessage, message), 'issue_not_found');
  });

  test('what people write is kept letter by letter', async () => {
    const person = await newPerson();
    const params = { id: (await fileReport(person)).id };
    const message = `<b>"Ünïcode" 😀</b>\n'; drop table issue; --`;
    await person.expectCall(postMessage, { params, body: { message } });
    const [kept] = await person.expectCall(listMessages, { params });
    expect(kept?.message).toBe(message);
  });
});
