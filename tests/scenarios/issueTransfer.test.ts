import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteIssue, editIssue, getIssue, listIssues } from '#schema/issues/issue.ts';
import { fillPath } from '#schema/defineEndpoint.ts';
import { exportIssues, importIssues, type TransferFormat } from '#schema/transfer/issueTransfer.ts';
import { readIssues } from '#schema/transfer/readIssues.ts';
import { listAudit } from '#schema/case/audit.ts';
import { fileReport } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const newRow = (change: object = {}) => ({
  externalId: `case ${randomUUID()}`,
  title: `Broken light ${randomUUID().slice(0, 8)}`,
  description: 'The light on the corner has been out for weeks.',
  location: '5 Mill Road, Springfield',
  latitude: 41.8781,
  longitude: -87.6298,
  solutionCriteria: 'The light burns at night again.',
  ...change,
});
type Row = ReturnType<typeof newRow>;

const send = (by: Person, issues: Row[], isDryRun = false) =>
  by.expectCall(importIssues, { body: { isDryRun, issues } });

const findByTitle = async (by: Person, search: string) =>
  (await by.expectCall(listIssues, { query: { search } })) as { items: { id: string }[] };

async function exportOf(by: Person, format: TransferFormat): Promise<string> {
  const answer = await by.fetch(fillPath(exportIssues.path, { format }));
  expect(answer.status).toBe(200);
  return answer.text();
}

async function* whole(text: string) {
  yield text;
}

/** The issues of an exported file, in the words of the contract. */
async function issuesOf(text: string, format: TransferFormat): Promise<Row[]> {
  const found: Row[] = [];
  for await (const read of readIssues(whole(text), format)) {
    if (!('issue' in read)) throw new Error(JSON.stringify(read.faults));
    found.push(read.issue);
  }
  return found;
}

scenarios('issues of another source', () => {
  test('are filed once, found by search, and stand on record', async () => {
    const operator = await newPersonAs('operator');
    const [row, other] = [newRow({ priority: 'critical', dueDate: '2027-05-18' }), newRow()];
    const outcome = { created: 2, updated: 0, unchanged: 0, kept: [] };
    expect(await send(operator, [row, other], true)).toEqual(outcome);
    expect((await findByTitle(operator, row.title)).items).toEqual([]);
    expect(await send(operator, [row, other])).toEqual(outcome);

    const [found] = (await findByTitle(operator, row.title)).items;
    const params = { id: found!.id };
    expect(await operator.expectCall(getIssue, { params })).toMatchObject({
      title: row.title,
      priority: 'critical',
      category: 'other',
      dueDate: '2027-05-18',
      reporterId: operator.id,
      status: 'reported',
    });
    const record = await operator.expectCall(listAudit, { params });
    expect(record.items.map(({ action }) => action)).toEqual(['issue_reported']);
    expect(await send(operator, [row, other])).toEqual({ ...outcome, created: 0, unchanged: 2 });
  });

  test('change with their source, also by another operator, and only in what it says', async () => {
    const [first, second] = [await newPersonAs('operator'), await newPersonAs('operator')];
    const row = newRow({ priority: 'low' });
    await send(first, [row]);
    const changed = { ...row, priority: undefined, location: '7 Mill Road, Springfield' };
    const outcome = { created: 0, updated: 1, unchanged: 0, kept: [] };
    const [found] = (await findByTitle(first, row.title)).items;
    const params = { id: found!.id };
    expect(await send(second, [changed], true)).toEqual(outcome);
    expect((await second.expectCall(getIssue, { params })).location).toBe(row.location);
    expect(await send(second, [changed])).toEqual(outcome);
    expect(await second.expectCall(getIssue, { params })).toMatchObject({
      location: changed.location,
      priority: 'low',
    });
    const record = await first.expectCall(listAudit, { params });
    expect(record.items.at(-1)).toMatchObject({ action: 'issue_edited' });
  });

  test('neither bring back what was removed nor change what somebody wrote here', async () => {
    const [operator, rosa] = [await newPersonAs('operator'), await newPerson()];
    const row = newRow();
    await send(operator, [row]);
    const [found] = (await findByTitle(operator, row.title)).items;
    await operator.expectCall(deleteIssue, { params: { id: found!.id } });
    const own = await fileReport(rosa);
    const stranger = newRow({ externalId: own.id });
    const { created, updated, kept } = await send(operator, [row, stranger]);
    expect([created, updated]).toEqual([0, 0]);
    expect(kept.map(({ externalId }) => externalId)).toEqual([row.externalId, own.id]);
    expect(kept[1]?.reason).toContain('only its reporter can change it');
    const { title } = await rosa.expectCall(getIssue, { params: { id: own.id } });
    expect(title).toBe(own.title);
  });

  test('are held to the rules of a report', async () => {
    const operator = await newPersonAs('operator');
    const issues = [newRow(), newRow({ title: 'Hm', latitude: 97 })];
    const refused = await operator.call(importIssues, { body: { isDryRun: false, issues } });
    expectFieldError(refused, 'issues.1.title', 'Title must be at least 5 characters.');
    expectFieldError(refused, 'issues.1.latitude', 'Latitude must be between -90 and 90.');
    const [row] = issues;
    const twice = await operator.call(importIssues, {
      body: { isDryRun: false, issues: [row!, row!] },
    });
    expectFieldError(twice, 'issues', 'Please send every id once.');
    expect((await findByTitle(operator, row!.title)).items).toEqual([]);
  });

  test('are for operators alone, in both directions', async () => {
    const body = { isDryRun: true, issues: [newRow()] };
    const address = fillPath(exportIssues.path, { format: 'csv' });
    for (const by of [await newPerson(), await newPersonAs('ambassador')]) {
      expectRefusal(await by.call(importIssues, { body }), 'forbidden');
      expect((await by.fetch(address)).status).toBe(403);
    }
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(importIssues, { body }), 'not_signed_in');
    expect((await visitor.fetch(address)).status).toBe(401);
  });

  test.each(['csv', 'geojson'] as const)('come back as they went, by %s', async (format) => {
    const [operator, rosa] = [await newPersonAs('operator'), await newPerson()];
    const row = newRow({
      title: '=HYPERLINK("x")',
      description: 'Line 1,\n"line" 2; and 漢字, é.',
    });
    await send(operator, [row]);
    const { id } = await fileReport(rosa, { title: '-2 steps, "broken"', dueDate: '2027-01-31' });
    const before = await exportOf(operator, format);
    expect(before).toContain(row.externalId);
    const all = await issuesOf(before, format);
    expect(all.find(({ externalId }) => externalId === row.externalId)).toMatchObject({
      title: row.title,
      description: row.description,
    });
    const mine = all.filter(({ externalId }) => [row.externalId, id].includes(externalId));
    expect(await send(operator, mine)).toEqual({ created: 0, updated: 0, unchanged: 2, kept: [] });
    const after = await issuesOf(await exportOf(operator, format), format);
    expect(after.filter(({ externalId }) => [row.externalId, id].includes(externalId))).toEqual(
      mine,
    );
  });

  test('keep what only their reporter may say: an edit by hand is told of', async () => {
    const operator = await newPersonAs('operator');
    const row = newRow();
    await send(operator, [row]);
    const [found] = (await findByTitle(operator, row.title)).items;
    const params = { id: found!.id };
    const solutionCriteria = 'The light burns at night and at dusk.';
    await operator.expectCall(editIssue, { params, body: { solutionCriteria } });
    expect(await send(operator, [row], true)).toMatchObject({ updated: 1 });
    const { solutionCriteria: kept } = await operator.expectCall(getIssue, { params });
    expect(kept).toBe(solutionCriteria);
  });
});
