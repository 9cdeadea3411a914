import type { IssuePriority } from '#schema/issues/issue.ts';
import type { IssueCategory } from '#schema/issues/issueFilters.ts';

/** A kind of problem with three ways of telling it; `{place}` is filled with the corner or street. */
export type IssueKind = {
  category: IssueCategory;
  priority: IssuePriority;
  /** Name of the drawn photo. */
  photo: string;
  titles: readonly [string, string, string];
  descriptions: readonly [string, string, string];
  criteria: string;
  /** What a solver offers; dollars and days frame the budget. */
  offers: readonly [string, string];
  budgetUsd: number;
  days: number;
};
