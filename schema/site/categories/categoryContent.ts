import type { IssueCategory } from './standardCategories.ts';

export const categoryContent: Record<IssueCategory, string> = {
  infrastructure: 'Infrastructure',
  environment: 'Environment',
  public_services: 'Public Services',
  safety: 'Safety',
  accessibility: 'Accessibility',
  community: 'Community',
  other: 'Other',
};
