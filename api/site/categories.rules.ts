import { Refusal } from '#api/platform/refusal.rules.ts';
import { CATEGORY_STAYS, CATEGORY_WANTED } from '#schema/site/categories/categoryId.ts';
import type { Answer, GivenAnswers } from '#schema/site/categories/answers.ts';
import { judgeAnswers } from '#schema/site/categories/judgeAnswers.ts';
import { QUESTIONS_CHANGED } from '#schema/site/categories/answerRules.ts';
import type { Question } from '#schema/site/categories/question.ts';
import type { SiteCategory } from '#schema/site/categories/siteCategory.ts';

/** Whether the installation has the category, retired ones included: an older report may still come in. */
export const hasCategory = (categories: readonly SiteCategory[], id: string): boolean =>
  categories.some((category) => category.id === id);

export function requireCategory(categories: readonly SiteCategory[], id: string): void {
  if (hasCategory(categories, id)) return;
  throw new Refusal('invalid_request', [{ path: 'category', message: CATEGORY_WANTED }]);
}

/** Refuses settings without one that was there: issues would lose what they are called by. */
export function requireKeptCategories(
  before: readonly SiteCategory[],
  after: readonly SiteCategory[],
): void {
  if (before.every(({ id }) => hasCategory(after, id))) return;
  throw new Refusal('invalid_request', [{ path: 'settings.categories', message: CATEGORY_STAYS }]);
}

/**
 * The answers to store, each with its question as it was asked; null: none. `questions` is null
 * when the version they were read from is unknown.
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
