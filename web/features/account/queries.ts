import { listDonations } from '#schema/case/pledge.ts';
import { listUserProposals } from '#schema/case/proposal.ts';
import { listUserVotes } from '#schema/case/vote.ts';
import { listFollowedIssues } from '#schema/issues/follow.ts';
import { listOwnPledges, listOwnVotes } from '#schema/people/ownLists.ts';
import type { OwnPledgeFilter, OwnVoteFilter } from '#schema/people/ownListFilters.ts';
import { endpointQuery, freshQuery } from '#web/net/endpointQuery.ts';
import { pageQuery } from '#web/net/pagedList.ts';
import { getOwnEmail } from '#schema/people/credentials.ts';
import { getOwnContact } from '#schema/people/contact.ts';
import { getDataExport } from '#schema/people/dataExport.ts';
import { listPasskeys } from '#schema/people/passkeys.ts';
import { getProviderLink } from '#schema/people/signInProvider.ts';
import { listSignIns } from '#schema/people/signIns.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** The signed-in person's address. Its links are followed elsewhere, so it is asked for each time. */
export const ownEmailQuery = () => freshQuery(['ownEmail'], getOwnEmail);

/** Where the person is signed in; other devices change it, so it is asked for each time. */
export const signInsQuery = () => freshQuery(['signIns'], listSignIns);

/** The person's passkeys. */
export const passkeysQuery = () => freshQuery(['passkeys'], listPasskeys);

/** Whether the sign-in service, and a password, sign the person in. */
export const providerLinkQuery = () => freshQuery(['providerLink'], getProviderLink);

/** How sure the installation is of who the person is; mails and other devices change it. */
export const ownContactQuery = () => freshQuery(['ownContact'], getOwnContact);

/** The copy of the person's data; the notice that it is ready has it read again. */
export const dataExportQuery = () => freshQuery(queryKeys.dataExport(), getDataExport);

/** The proposals a person has made, newest first. */
export const userProposalsQuery = (id: string) =>
  endpointQuery(queryKeys.userProposals(id), listUserProposals, { params: { id } });

/** A person's own votes, newest first; nobody else's can be had. */
export const userVotesQuery = (id: string) =>
  endpointQuery(queryKeys.userVotes(id), listUserVotes, { params: { id } });

/** A person's own standing pledges, newest first; nobody else's can be had. */
export const donationsQuery = (id: string) =>
  endpointQuery(queryKeys.donations(id), listDonations, { params: { id } });

/** A page of all that a person pledged and what became of it; the page before stays meanwhile. */
export const ownPledgePageQuery = (id: string, query: { state: OwnPledgeFilter; page: number }) =>
  pageQuery(queryKeys.ownPledges({ id, ...query }), listOwnPledges, { query });

/** A page of all votes of a person; the page before stays meanwhile. */
export const ownVotePageQuery = (id: string, query: { vote: OwnVoteFilter; page: number }) =>
  pageQuery(queryKeys.ownVotes({ id, ...query }), listOwnVotes, { query });

/** A page of the issues that a person follows; the page before stays meanwhile. */
export const followedPageQuery = (id: string, page: number) =>
  pageQuery(queryKeys.following({ id, page }), listFollowedIssues, { query: { page } });
