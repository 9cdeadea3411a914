import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listMessages, postMessage } from '#schema/issues/chat.ts';
import { deleteIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import { createPledge, listPledges } from '#schema/case/pledge.ts';
import { createProposal, listProposals } from '#schema/case/proposal.ts';
import { newKey } from './client.ts';
import { fileReport, OFFER, REPORT } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, type Person } from './target.ts';

async function countReports(person: Person): Promise<number> {
  const list = await person.expectCall(listIssues, { query: { reporterId: person.id } });
  return 'total' in list ? list.total : list.length;
}

scenarios('a request that is sent again', () => {
  test('the same key and body gets the same answer and has one effect', async () => {
    const person = await newPerson();
    const key = newKey();
    const first = await person.expectCall(reportIssue, { key, body: REPORT });
    const second = await person.expectCall(reportIssue, { key, body: REPORT });
    expect(second).toEqual(first);
    expect(await countReports(person)).toBe(1);
  });

  test('the order of the fields and the case of the key do not matter', async () => {
    const person = await newPerson();
    const key = newKey();
    const first = await person.expectCall(reportIssue, { key, body: REPORT });
    const turned = Object.fromEntries(Object.entries(REPORT).toReversed()) as typeof REPORT;
    const second = await person.expectCall(reportIssue, { key: key.toUpperCase(), body: turned });
    expect(second.id).toBe(first.id);
  });

  test('concurrent duplicates have one effect', async () => {
    const person = await newPerson();
    const issue = await fileReport(await newPerson());
    const key = newKey();
    const body = { issueId: issue.id, amount: '12.34' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.call(createPledge, { key, body })),
    );
    expect(answers.map(({ status }) => [201, 409].includes(status))).not.toContain(false);
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1);
    const pledges = await person.expectCall(listPledges, { params: { id: issue.id } });
    expect(pledges.map(({ amount }) => amount)).toEqual(['12.34']);
  });

  test('the same key with another body or another address is refused', async () => {
    const person = await newPerson();
    const issue = await fileReport(await newPerson());
    const key = newKey();
    await person.expectCall(reportIssue, { key, body: REPORT });
    const other = { ...REPORT, title: 'Another title altogether' };
    expectRefusal(await person.call(reportIssue, { key, body: other }), 'idempotency_key_reused');
    const message = { key, params: { id: issue.id }, body: { message: 'Hello' } };
    expectRefusal(await person.call(postMessage, message), 'idempotency_key_reused');
    expect(await countReports(person)).toBe(1);
  });

  test('a key that is no UUID is refused and nothing happens', async () => {
    const person = await newPerson();
    for (const key of ['1', 'not-a-uuid', `${randomUUID()}0`]) {
      const answer = await person.call(reportIssue, { key, body: REPORT });
      expectRefusal(answer, 'malformed_idempotency_key');
    }
    expect(await countReports(person)).toBe(0);
  });

  test('a client without keys is served, each time anew', async () => {
    const person = await newPerson();
    const [first, second] = [await fileReport(person), await fileReport(person)];
    expect(first.id).not.toBe(second.id);
    expect(first.receipt.key).toBeNull();
    expect(await countReports(person)).toBe(2);
  });

  test('one key of two people are two keys', async () => {
    const key = newKey();
    const [one, two] = [await newPerson(), await newPerson()];
    const first = await one.expectCall(reportIssue, { key, body: REPORT });
    const second = await two.expectCall(reportIssue, { key, body: REPORT });
    expect(second.id).not.toBe(first.id);
    expect(second.reporterId).toBe(two.id);
  });

  test('a refusal is not kept: the corrected request goes through with the same key', async () => {
    const person = await newPerson();
    const key = newKey();
    const wrong = await person.call(reportIssue, { key, body: { ...REPORT, title: 'No' } });
    expectRefusal(wrong, 'invalid_request');
    await person.expectCall(reportIssue, { key, body: REPORT });
    expect(await countReports(person)).toBe(1);
  });

  test('messages, proposals and removals too happen once', async () => {
    const [reporter, person] = [await newPerson(), await newPerson('solver')];
    const issue = await fileReport(reporter);
    const params = { id: issue.id };
    const message = { key: newKey(), params, body: { message: 'I am on my way.' } };
    const offer = { key: newKey(), params, body: OFFER };
    for (const _ of [1, 2]) {
      await person.expectCall(postMessage, message);
      await person.expectCall(createProposal, offer);
    }
    expect(await person.expectCall(listMessages, { params })).toHaveLength(1);
    expect(await person.expectCall(listProposals, { params })).toHaveLength(1);
    const removal = { key: newKey(), params };
    await reporter.expectCall(deleteIssue, removal);
    await reporter.expectCall(deleteIssue, removal);
  });

  test('a receipt names the key and every part', async () => {
    const person = await newPerson();
    const issue = await fileReport(person);
    const key = newKey();
    const params = { id: issue.id };
    const made = await person.expectCall(postMessage, { key, params, body: { message: 'Hi' } });
    expect(made.receipt).toEqual({ key, parts: [] });
  });
});
