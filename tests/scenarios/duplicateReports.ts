import { listIssues, type Issue } from '#schema/issues/issue.ts';
import { mergeIssue } from '#schema/case/merge.ts';
import { listPledges } from '#schema/case/pledge.ts';
import { openCase } from './case.ts';
import { fileReport } from './fixtures.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

/** Tries to let a report go on at another. */
export const merge = (person: Person, id: string, intoId: string) =>
  person.call(mergeIssue, { params: { id }, body: { intoId } });

/** As `merge`, which has to work. */
export const merged = (person: Person, id: string, intoId: string) =>
  person.expectCall(mergeIssue, { params: { id }, body: { intoId } });

/** The ids of all listed issues. */
export async function listedIds(): Promise<string[]> {
  const issues = (await (await newVisitor()).expectCall(listIssues)) as Issue[];
  return issues.map(({ id }) => id);
}

/** Two reports of the same problem by two people, with money of one donor in the first. */
export async function duplicateReports(amount = '600') {
  const opened = await openCase(amount);
  const other = await newPerson();
  const { id: intoId } = await fileReport(other, { title: 'Hole in the bus lane on Madison' });
  return { ...opened, other, intoId };
}

/** As `duplicateReports`, after a moderator has merged them. */
export async function mergedReports(amount?: string) {
  const two = await duplicateReports(amount);
  const moderator = await newPersonAs('ambassador');
  await merged(moderator, two.issueId, two.intoId);
  const [own] = await two.donor.expectCall(listPledges, { params: { id: two.issueId } });
  if (!own) throw new Error('The pledge stands where it was');
  return { ...two, moderator, own };
}
