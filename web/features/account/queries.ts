import { listDonations } from '#schema/case/pledge.ts';
import { listUserProposals } from '#schema/case/proposal.ts';
import { listUserVotes } from '#schema/case/vote.ts';
import { listFollowedIssues } from '#schema/issues/follow.ts';
import { listOwnPledges, listOwnVotes } from '#schema/case/ownLists.ts';
import { ISSUES_MAX_PAGE_SIZE } from '#schema/limits.ts';
import type { OwnPledgeFilter, OwnVoteFilter } from '#schema/case/ownListFilters.ts';
import { endpointQuery, freshQuery } from '#web/net/endpointQuery.ts';
import { pageQuery } from '#web/net/pagedList.ts';
import { getOwnEmail } from '#schema/people/credentials.ts';
import { getOwnContact } from '#schema/people/contact.ts';
import { getDataExport } from '#schema/people/dataExport.ts';
import { listPasskeys } from '#schema/people/passkeys.ts';
import { getProviderLink } from '#schema/people/signInProvider.ts';
import { listSignIns } from '#schema/people/signIns.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** Links in mails change it, so it is always refetched. */
export const ownEmailQuery = () => freshQuery(['ownEmail'], getOwnEmail);

/** Other devices change it, so it is always refetched. */
export const signInsQuery = () => freshQuery(['signIns'], listSignIns);

export const passkeysQuery = () => freshQuery(['passkeys'], listPasskeys);

export const providerLinkQuery = () => freshQuery(['providerLink'], getProviderLink);

/** Mails and other devices change it. */
export const ownContactQuery = () => freshQuery(['ownContact'], getOwnContact);

/** Refetched when its notice arrives. */
export const dataExportQuery = () => freshQuery(queryKeys.dataExport(), getDataExport);

/** Newest first. */
export const userProposalsQuery = (id: string) =>
  endpointQuery(queryKeys.userProposals(id), listUserProposals, { params: { id } });

/** Newest first; own votes only. */
export const userVotesQuery = (id: string) =>
  endpointQuery(queryKeys.userVotes(id), listUserVotes, { params: { id } });

/** Standing pledges, newest first; own ones only. */
export const donationsQuery = (id: string) =>
  endpointQuery(queryKeys.donations(id), listDonations, { params: { id } });

/** Keeps the previous page while the next loads. */
export const ownPledgePageQuery = (id: string, query: { state: OwnPledgeFilter; page: number }) =>
  pageQuery(queryKeys.ownPledges({ id, ...query }), listOwnPledges, { query });

/** The newest spent ones; their sums are told elsewhere. */
export const spentPledgesQuery = (id: string) => {
  const query = { state: 'spent' as const, page: 1, pageSize: ISSUES_MAX_PAGE_SIZE };
  return endpointQuery(queryKeys.ownPledges({ id, ...query }), listOwnPledges, { query });
};

/** Keeps the previous page while the next loads. */
export const ownVotePageQuery = (id: string, query: { vote: OwnVoteFilter; page: number }) =>
  pageQuery(queryKeys.ownVotes({ id, ...query }), listOwnVotes, { query });

/** Keeps the previous page while the next loads. */
export const followedPageQuery = (id: string, page: number) =>
  pageQuery(queryKeys.following({ id, page }), listFollowedIssues, { query: { page } });
