import { Refusal } from '#api/platform/access.rules.ts';
import { CATEGORY_STAYS, CATEGORY_WANTED } from '#schema/site/categories/categoryId.ts';
import type { Answer, GivenAnswers } from '#schema/site/categories/answers.ts';
import { judgeAnswers } from '#schema/site/categories/judgeAnswers.ts';
import { QUESTIONS_CHANGED } from '#schema/site/categories/answerRules.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';

/** Includes retired categories: an older report may still arrive. */
export const hasCategory = (categories: readonly SiteCategory[], id: string): boolean =>
  categories.some((category) => category.id === id);

export function requireCategory(categories: readonly SiteCategory[], id: string): void {
  if (hasCategory(categories, id)) return;
  throw new Refusal('invalid_request', [{ path: 'category', message: CATEGORY_WANTED }]);
}

/** Categories may not be removed: issues would lose their label. */
export function requireKeptCategories(
  before: readonly SiteCategory[],
  after: readonly SiteCategory[],
): void {
  if (before.every(({ id }) => hasCategory(after, id))) return;
  throw new Refusal('invalid_request', [{ path: 'settings.categories', message: CATEGORY_STAYS }]);
}

/**
 * Stored answers carry the text of their question as it was asked; null: no answers. `questions` null: that
 * version is unknown.
 */
export function checkAnswers(
  questions: readonly Question[] | null,
  given: GivenAnswers['values'],
): Answer[] | null {
  const changed = [{ path: 'answers', message: QUESTIONS_CHANGED }];
  if (questions === null) throw new Refusal('invalid_request', changed);
  const { answers, faults } = judgeAnswers(questions, given);
  if (faults.length > 0) throw new Refusal('invalid_request', faults);
  return answers.length > 0 ? answers : null;
}
