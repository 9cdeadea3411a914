import { expect, it } from 'vitest';
import { deleteIssue, editIssue, ISSUE_PRIORITIES } from '#schema/issues/issue.ts';
import { listAudit } from '#schema/case/audit.ts';
import { fileReport, sha256Of } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const reporter = await personOf(api);

type Values = Record<string, { from: string; to: string }>;

/** A report whose priority and end were changed and changed back, and what its record says of it. */
async function editedReport() {
  const { id } = await fileReport(reporter, { priority: 'high', dueDate: '2027-05-01' });
  const params = { id };
  for (const body of [
    { priority: 'low', dueDate: '' },
    { priority: 'high', dueDate: '2027-05-01' },
  ] as const) {
    await reporter.expectCall(editIssue, { params, body });
  }
  const { items, openings } = await visitorOf(api).expectCall(listAudit, { params });
  const edits = items.filter(({ action }) => action === 'issue_edited');
  const values = edits.map(({ data }) => {
    const told = JSON.parse(data) as { commitments?: Values; digests?: Values };
    return told.commitments ?? told.digests ?? {};
  });
  return { id, openings, values };
}

it('digests of changed values on the public record cannot be reversed from a list of values', async () => {
  const { values, openings } = await editedReport();
  const told = values.flatMap((changed) => Object.values(changed)).flatMap(Object.values);
  expect(told).toHaveLength(8);
  const guesses = [...ISSUE_PRIORITIES, '', '2027-05-01', 'null'].flatMap((guess) => [
    sha256Of(guess),
    sha256Of(JSON.stringify(guess)),
  ]);
  expect(told.filter((digest: string) => guesses.includes(digest))).toEqual([]);
  // The same value looks different each time, and the record opens none of them.
  expect(new Set(told).size).toBe(8);
  expect(openings).toEqual([]);
});

it('with the issue goes what its commitments could be checked by', async () => {
  const { id } = await editedReport();
  await reporter.expectCall(deleteIssue, { params: { id } });
  const kept = await api.database.query('select salt from audit_head where issue_id = $1', [id]);
  expect(kept).toEqual([{ salt: null }]);
});
