import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, permit, Refusal, type Actor } from '#api/platform/access.rules.ts';
import { hasCategory } from '#api/site/categories.rules.ts';
import { sortImports, mayImportInto } from './imports.rules.ts';
import { mayPublish } from '#api/issues/issuePolicy.rules.ts';
import { findImported, insertImported } from './imports.sql.ts';
import { findCategories } from '#api/site/siteSettings.sql.ts';
import { NO_SUCH_CATEGORY } from '#schema/site/categories/categoryId.ts';
import { ERRORS } from '#schema/errors.ts';
import type { ImportedIssue, ImportOutcome } from '#schema/transfer/issueTransfer.ts';
import { changeReport } from '#api/case/funding/amendments.ts';
import { lockSettledIssue } from '#api/case/funding/lockSettledIssue.ts';

const DEFAULTS = { priority: 'medium', category: 'other', dueDate: null } as const;

async function addIssues(
  tx: Transaction,
  reporterId: string,
  issues: readonly ImportedIssue[],
): Promise<void> {
  if (issues.length === 0) return;
  const reports = issues.map((issue) => ({
    ...issue,
    id: tx.randomUuid(),
    priority: issue.priority ?? DEFAULTS.priority,
    category: issue.category ?? DEFAULTS.category,
    dueDate: issue.dueDate ?? DEFAULTS.dueDate,
  }));
  const count = await insertImported(tx, reporterId, reports);
  if (count < reports.length) throw new Refusal('busy');
  const data = { photos: [], isImported: true, creatorHasSay: false };
  const entries = reports.map(({ id }) => ({
    issueId: id,
    action: 'issue_reported' as const,
    data,
  }));
  await tx.auditNew(reporterId, entries);
}

/** The reason why it stays unchanged; null: it was changed. */
async function changeIssue(
  tx: Transaction,
  actor: Actor,
  { id, issue: input }: { id: string; issue: ImportedIssue },
): Promise<string | null> {
  try {
    const issue = await lockSettledIssue(tx, id);
    permit(mayImportInto(actor, issue));
    await changeReport(tx, issue, { actor, input });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors?.[0]?.message ?? error.message;
  }
}

export type ImportIssuesInput = {
  issues: readonly ImportedIssue[];
  isDryRun: boolean;
};

/**
 * Adds unknown issues of another source on behalf of the importer, and updates known ones by the
 * rules of an edit; what may not change stays, with the reason. Safe to repeat: an identical issue
 * changes nothing. A dry run adds nothing, but the caller has to roll its changes back.
 */
export async function importIssues(
  tx: Transaction,
  { issues, isDryRun }: ImportIssuesInput,
): Promise<ImportOutcome> {
  const known = await findImported(
    tx,
    issues.map(({ externalId }) => externalId),
  );

  const actor = signedIn(tx.actor);
  permit(mayPublish(actor));

  const categories = await findCategories(tx);
  const isKnown = ({ category }: ImportedIssue) =>
    category === undefined || hasCategory(categories, category);
  const { fresh, changed, removed, unchangedCount } = sortImports(issues.filter(isKnown), known);

  if (!isDryRun) await addIssues(tx, actor.id, fresh);
  const reason = ERRORS.issue_not_found[1];
  const kept: ImportOutcome['kept'] = [
    ...removed.map(({ externalId }) => ({ externalId, reason })),
    ...issues
      .filter((issue) => !isKnown(issue))
      .map(({ externalId }) => ({ externalId, reason: NO_SUCH_CATEGORY })),
  ];
  const unchangeable = kept.length;
  for (const change of changed) {
    const refused = await changeIssue(tx, actor, change);
    const { externalId } = change.issue;
    if (refused !== null) kept.push({ externalId, reason: refused });
  }
  const updated = changed.length - (kept.length - unchangeable);
  return { created: fresh.length, updated, unchanged: unchangedCount, kept };
}
