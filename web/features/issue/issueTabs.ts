export const ISSUE_TABS = ['details', 'pledges', 'proposals', 'discussion', 'pledge'] as const;
export type IssueTab = (typeof ISSUE_TABS)[number];

/** The tab that an address names by its #hash; Details for none or an unknown one. */
export function tabOfHash(hash: string): IssueTab {
  const name = hash.replace(/^#/u, '');
  return ISSUE_TABS.find((tab) => tab === name) ?? 'details';
}

/** The element with the tabs. */
export const TABS_ID = 'about-this-issue';
