import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listMessages, postMessage } from '#schema/issues/chat.ts';
import type { ErrorCode, Problem } from '#schema/errors.ts';
import { deleteIssue, editIssue, getIssue, reportIssue } from '#schema/issues/issue.ts';
import { JSON_BODY_MAX_BYTES, SYNC_MAX_ITEMS } from '#schema/limits.ts';
import { syncOperations, type SyncItem } from '#schema/sync.ts';
import { newKey, type Client } from './client.ts';
import { newPlace, openWorkAt } from './court.ts';
import { fileReport, REPORT, uploadPicture } from './fixtures.ts';
import { prepareProof } from './proofs.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor } from './target.ts';

type Stored = { id: string; receipt: { key: string; parts: unknown[] } };

const report = (change: object = {}): SyncItem => {
  const body = { ...REPORT, id: randomUUID(), ...change };
  return { key: newKey(), operation: 'reportIssue', params: {}, body };
};
const message = (issueId: string, text = 'Seen it too', key = newKey()): SyncItem => ({
  key,
  operation: 'postMessage',
  params: { id: issueId },
  body: { id: randomUUID(), message: text },
});
const idOf = ({ body }: SyncItem) => (body as { id: string }).id;
const codeOf = ({ body }: { body: unknown }): ErrorCode => (body as Problem).code;

async function sync(client: Client, items: SyncItem[]) {
  const { results } = await client.expectCall(syncOperations, { body: { items } });
  expect(results.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
  return results;
}

async function textsOf(client: Client, issueId: string): Promise<string[]> {
  const messages = await client.expectCall(listMessages, { params: { id: issueId } });
  return messages.map((one) => one.message);
}

scenarios('several operations in one round trip', () => {
  test('carry a proof beside a message on the same issue', async () => {
    const { solver, issueId, place } = await openWorkAt(newPlace(), ['600']);
    const params = { id: issueId };
    const body = { id: randomUUID(), ...(await prepareProof(solver, issueId, { place })) };
    const proof: SyncItem = { key: newKey(), operation: 'submitProof', params, body };
    const results = await sync(solver, [proof, message(issueId, 'It is done')]);
    expect(results.map(({ status }) => status)).toEqual([201, 201]);
    const stored = results[0]?.body as Stored | undefined;
    expect(stored?.id).toBe(body.id);
    expect(stored?.receipt).toEqual({
      key: proof.key,
      parts: [body.before, body.after].map((part) => ({ id: part.id, sha256: part.sha256 })),
    });
  });

  test('are carried out in order, each with its own receipt', async () => {
    const person = await newPerson();
    const photo = await uploadPicture(person);
    const first = report({ photos: [photo] });
    const params = { id: idOf(first) };
    const change: SyncItem = {
      key: newKey(),
      operation: 'editIssue',
      params,
      body: { title: 'A title that was thought over' },
    };
    const items = [first, message(params.id, 'one'), change, message(params.id, 'two')];
    const results = await sync(person, items);
    expect(results.map(({ status }) => status)).toEqual([201, 201, 200, 201]);
    const receipts = results.map(({ body }) => (body as Stored).receipt);
    expect(receipts.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
    expect(receipts[0]?.parts).toEqual([photo]);
    expect((await person.expectCall(getIssue, { params })).title).toBe(
      'A title that was thought over',
    );
    expect(await textsOf(person, params.id)).toEqual(['one', 'two']);
  });

  test('answer what they answered when they are sent again, alone or together', async () => {
    const person = await newPerson();
    const { id } = await fileReport(person);
    const items = [message(id, 'once'), report(), message(id, 'and once')];
    const before = await sync(person, items);
    expect(await sync(person, items)).toEqual(before);
    const alone = { key: items[0]?.key ?? '', params: { id }, body: items[0]?.body as object };
    const again = await person.expectCall(postMessage, alone as { body: { message: string } });
    expect(again).toEqual(before[0]?.body);
    expect(await textsOf(person, id)).toEqual(['once', 'and once']);
  });

  test('recognise what went out alone before', async () => {
    const person = await newPerson();
    const item = report();
    const stored = await person.expectCall(reportIssue, {
      key: item.key,
      body: item.body as typeof REPORT,
    });
    const [result] = await sync(person, [item]);
    expect(result).toEqual({ key: item.key, status: 201, body: stored });
  });

  test('one that is refused stops none of the others', async () => {
    const person = await newPerson();
    const { id } = await fileReport(person);
    const gone = await fileReport(person);
    await person.expectCall(deleteIssue, { params: { id: gone.id } });
    const items = [
      message(id, ' '),
      report({ title: 'No' }),
      message(gone.id),
      report({ description: 'x'.repeat(JSON_BODY_MAX_BYTES) }),
      { ...message(id), params: {} },
      report({ photos: [{ id: randomUUID(), sha256: 'ab'.repeat(32) }] }),
      message(id, 'arrives'),
    ];
    const results = await sync(person, items);
    const codes = results.slice(0, -1).map(codeOf);
    expect(codes).toEqual([
      'invalid_request',
      'invalid_request',
      'issue_not_found',
      'body_too_large',
      'invalid_request',
      'photo_missing',
    ]);
    expect(results[1]?.body).toMatchObject({
      errors: [{ path: 'title', message: 'Title must be at least 5 characters.' }],
    });
    expect(await textsOf(person, id)).toEqual(['arrives']);
  });

  test('nothing is tried on a report that was refused, and it may come later', async () => {
    const person = await newPerson();
    const refused = report({ title: 'No' });
    const follower = message(idOf(refused), 'about it');
    const results = await sync(person, [refused, follower]);
    expect(results.map(codeOf)).toEqual(['invalid_request', 'earlier_failed']);
    const corrected = { ...refused, body: { ...(refused.body as object), title: REPORT.title } };
    const later = await sync(person, [corrected, follower]);
    expect(later.map(({ status }) => status)).toEqual([201, 201]);
  });

  test('the same key with another text is refused', async () => {
    const person = await newPerson();
    const { id } = await fileReport(person);
    const first = message(id, 'first');
    const results = await sync(person, [first, message(id, 'second', first.key)]);
    expect(results[0]?.status).toBe(201);
    expect(results.slice(1).map(codeOf)).toEqual(['idempotency_key_reused']);
  });

  test('an edit from an older version is a conflict of its own', async () => {
    const person = await newPerson();
    const issue = await fileReport(person);
    const params = { id: issue.id };
    await person.expectCall(editIssue, { params, body: { title: 'Changed elsewhere meanwhile' } });
    const body = { title: 'Changed offline', version: issue.version };
    const item: SyncItem = { key: newKey(), operation: 'editIssue', params, body };
    const results = await sync(person, [item, message(issue.id)]);
    expect(results[0]).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(results[1]?.status).toBe(201);
  });

  test('belong to who is signed in', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(person);
    const body = { items: [message(id, 'not in this session')] };
    const headers = { 'x-trybe-user': other.id };
    expectRefusal(await person.call(syncOperations, { body, headers }), 'other_reporter');
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(syncOperations, { body }), 'not_signed_in');
    const [result] = await sync(person, [report({ reporterId: other.id })]);
    expect(result).toMatchObject({ status: 403, body: { code: 'other_reporter' } });
    expect(await textsOf(person, id)).toEqual([]);
  });

  test('are at least one and at most fifty, of the kinds that can wait', async () => {
    const person = await newPerson();
    const { id } = await fileReport(person);
    const many = Array.from({ length: SYNC_MAX_ITEMS + 1 }, () => message(id));
    const tooMany = await person.call(syncOperations, { body: { items: many } });
    expectFieldError(tooMany, 'items', 'Please send at most 50 operations at once.');
    const none = await person.call(syncOperations, { body: { items: [] } });
    expectRefusal(none, 'invalid_request');
    const pledge = { key: newKey(), operation: 'createPledge', body: { issueId: id, amount: '5' } };
    const wrong = await person.call(syncOperations, { body: { items: [pledge as never] } });
    expectRefusal(wrong, 'invalid_request');
  });
});

scenarios('a row that names its writer', () => {
  test('is refused in the session of somebody else and served in its own', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(person);
    const params = { id };
    const body = { message: 'In whose name?' };
    const foreign = { 'x-trybe-user': other.id };
    expectRefusal(
      await person.call(postMessage, { params, body, headers: foreign }),
      'other_reporter',
    );
    const upload = await person.fetch(`/api/uploads/${randomUUID()}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...foreign },
      body: new Uint8Array([1]),
    });
    expect(upload.status).toBe(403);
    expect(await textsOf(person, id)).toEqual([]);
    const own = { 'x-trybe-user': person.id };
    await person.expectCall(postMessage, { params, body, headers: own });
    expect(await textsOf(person, id)).toEqual([body.message]);
  });
});
