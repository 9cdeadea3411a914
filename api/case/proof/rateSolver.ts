import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { ratingNotice } from './caseNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayRate } from './casePolicy.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { insertRating, findRatingStand } from './ratings.sql.ts';

/** Rates the solver of a completed issue, once and finally. */
export async function rateSolver(
  tx: Transaction,
  rated: { issueId: string; stars: number; comment: string },
): Promise<void> {
  const { issueId, stars, comment } = rated;
  const issue = await loadIssue(tx, issueId);
  const rater = signedIn(tx.actor);
  const stand = await findRatingStand(tx, issueId, rater.id);

  permit(mayRate(rater, { ...stand, status: issue.status, creatorId: issue.reporterId }));
  const { solverId } = stand;
  if (solverId === null) throw new Refusal('wrong_state');

  await insertRating(tx, { ...rated, solverId, userId: rater.id });
  const data = { stars, comment: comment === '' ? null : new PrivateValue(comment) };
  await tx.audit({ issueId, action: 'solver_rated', data });
  const notice = ratingNotice(stars, issue);
  await saveNotices(tx, issueId, noticesFor([solverId], rater.id, notice));
}
