export const ISSUE_TABS = ['details', 'pledges', 'proposals', 'discussion', 'pledge'] as const;
export type IssueTab = (typeof ISSUE_TABS)[number];

/** Details for no hash or an unknown one. */
export function tabOfHash(hash: string): IssueTab {
  const name = hash.replace(/^#/u, '');
  return ISSUE_TABS.find((tab) => tab === name) ?? 'details';
}

export const TABS_ID = 'about-this-issue';
