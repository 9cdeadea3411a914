import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAudit } from '#schema/case/audit.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { deleteIssue, editIssue, getIssue, listIssues } from '#schema/issues/issue.ts';
import { createPledge, listDonations, listPledges } from '#schema/case/pledge.ts';
import { newKey } from './client.ts';
import { fileReport, picture, uploadPicture } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

scenarios('changing a report', () => {
  test('puts commitments to the old and the new text on record', async () => {
    const reporter = await newPerson();
    const issue = await fileReport(reporter, { dueDate: '' });
    const params = { id: issue.id };
    const body = { title: 'A deeper pothole', dueDate: '2027-05-01' };
    await reporter.expectCall(editIssue, { params, body });
    const { items } = await reporter.expectCall(listAudit, { params });
    const entry = items.find(({ action }) => action === 'issue_edited');
    const commitment = expect.stringMatching(/^[0-9a-f]{64}$/u);
    const both = { from: commitment, to: commitment };
    expect(JSON.parse(entry?.data ?? '')).toEqual({
      changed: ['dueDate', 'title'],
      commitments: { dueDate: both, title: both },
    });
  });
});

scenarios('changing a report', () => {
  test('the reporter changes what is given and nothing else [7.19]', async () => {
    const reporter = await newPerson();
    const issue = await fileReport(reporter, { dueDate: '2027-05-01' });
    const params = { id: issue.id };
    const key = newKey();
    const body = { title: 'A deeper pothole', priority: 'critical' as const };
    const changed = await reporter.expectCall(editIssue, { key, params, body });
    expect(changed).toMatchObject({
      ...body,
      description: issue.description,
      dueDate: '2027-05-01',
      createdAt: issue.createdAt,
      receipt: { key, parts: [] },
    });
    expect(changed.version).toBeGreaterThan(issue.version);
    const cleared = await reporter.expectCall(editIssue, { params, body: { dueDate: '' } });
    expect(cleared.dueDate).toBeNull();
  });

  test('what is found by search follows the change', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    const word = `w${randomUUID().slice(0, 8)}`;
    const body = { title: `Now about ${word}` };
    await reporter.expectCall(editIssue, { params: { id }, body });
    const list = await reporter.expectCall(listIssues, { query: { search: word.toUpperCase() } });
    expect('items' in list && list.items.map((issue) => issue.id)).toEqual([id]);
  });

  test('an edit that started from an older edit is a conflict and changes nothing', async () => {
    const reporter = await newPerson();
    const issue = await fileReport(reporter);
    const params = { id: issue.id };
    const first = { title: 'The first edit wins', version: issue.version };
    await reporter.expectCall(editIssue, { params, body: first });
    const second = { title: 'The second edit loses', version: issue.version };
    expectRefusal(await reporter.call(editIssue, { params, body: second }), 'version_conflict');
    const now = await reporter.expectCall(getIssue, { params });
    expect(now.title).toBe('The first edit wins');
    const again = { title: 'The second edit, done again', version: now.version };
    await reporter.expectCall(editIssue, { params, body: again });
  });

  test('a pledge that came meanwhile is no conflict', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson('donator')];
    const issue = await fileReport(reporter);
    await donor.expectCall(createPledge, { body: { issueId: issue.id, amount: '5' } });
    const body = { title: 'Still about the pothole', version: issue.version };
    await reporter.expectCall(editIssue, { params: { id: issue.id }, body });
  });

  test('the photos can be replaced', async () => {
    const reporter = await newPerson();
    const before = await uploadPicture(reporter, picture(60));
    const issue = await fileReport(reporter, { photos: [before] });
    const after = await uploadPicture(reporter, picture(61));
    const params = { id: issue.id };
    const body = { photos: [after] };
    const changed = await reporter.expectCall(editIssue, { params, body });
    expect(changed.photos.map(({ id }) => id)).toEqual([after.id]);
    expect(changed.receipt.parts).toEqual([after]);
  });

  test('only the reporter changes or removes it [6.8]', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    const params = { id };
    const body = { title: 'Somebody else was here' };
    const other = await newPerson();
    expectRefusal(await other.call(editIssue, { params, body }), 'forbidden');
    expectRefusal(await other.call(deleteIssue, { params }), 'forbidden');
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(editIssue, { params, body }), 'not_signed_in');
    expectRefusal(await visitor.call(deleteIssue, { params }), 'not_signed_in');
  });

  test('a change keeps the rules of the fields, and a completed issue takes none', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    const params = { id };
    const wrong = await reporter.call(editIssue, { params, body: { title: 'No' } });
    expectFieldError(wrong, 'title', 'Title must be at least 5 characters.');
    await (await target()).forceStatus(id, 'completed');
    const late = await reporter.call(editIssue, { params, body: { title: 'Too late now' } });
    expectRefusal(late, 'issue_closed');
  });
});

scenarios('removing a report', () => {
  test('it is gone everywhere and every pledge goes back [7.20]', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson('donator')];
    const { id } = await fileReport(reporter);
    const params = { id };
    await donor.expectCall(createPledge, { body: { issueId: id, amount: '30' } });
    await reporter.expectCall(deleteIssue, { params });
    for (const endpoint of [getIssue, listPledges]) {
      expectRefusal(await donor.call(endpoint, { params }), 'issue_not_found');
    }
    const message = { params, body: { message: 'Where did it go?' } };
    expectRefusal(await donor.call(postMessage, message), 'issue_not_found');
    const list = await donor.expectCall(listIssues, { query: { reporterId: reporter.id } });
    expect('total' in list && list.total).toBe(0);
    expect(await donor.expectCall(listDonations, { params: { id: donor.id } })).toEqual([]);
    expectRefusal(await reporter.call(deleteIssue, { params }), 'issue_not_found');
  });

  test('its id is never given to another report', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    await reporter.expectCall(deleteIssue, { params: { id } });
    await expect(fileReport(reporter, { id })).rejects.toThrow('id_taken');
  });

  test.each(['in_progress', 'completed'] as const)('not while it is %s', async (status) => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    await (await target()).forceStatus(id, status);
    expectRefusal(await reporter.call(deleteIssue, { params: { id } }), 'issue_locked');
    expect((await reporter.expectCall(getIssue, { params: { id } })).status).toBe(status);
  });
});
