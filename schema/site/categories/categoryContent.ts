import type { IssueCategory } from '#schema/issues/issueFilters.ts';

/** What the standard categories are called where operators gave them no other names. */
export const categoryContent: Record<IssueCategory, string> = {
  infrastructure: 'Infrastructure',
  environment: 'Environment',
  public_services: 'Public Services',
  safety: 'Safety',
  accessibility: 'Accessibility',
  community: 'Community',
  other: 'Other',
};
