import type { IssuePriority } from '#schema/issues/issue.ts';
import type { IssueCategory } from '#schema/site/categories/standardCategories.ts';

/** A kind of problem in three wordings; `{place}` becomes the corner or street. */
export type IssueKind = {
  category: IssueCategory;
  priority: IssuePriority;
  photo: string;
  titles: readonly [string, string, string];
  descriptions: readonly [string, string, string];
  criteria: string;
  offers: readonly [string, string];
  budgetUsd: number;
  days: number;
};
