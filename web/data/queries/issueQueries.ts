import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { listMessages, type ChatMessage } from '#schema/issues/chat.ts';
import { listAmendments } from '#schema/issues/amendment.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { LIST_MAX, MESSAGES_PAGE_SIZE } from '#schema/limits.ts';
import { listPledges, type Pledge } from '#schema/money/pledge.ts';
import { listProposals, type Proposal } from '#schema/issues/proposal.ts';
import { listVotes } from '#schema/issues/vote.ts';
import { call, callDated } from '#web/data/server/call.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.issue(id),
    queryFn: ({ signal }) => callDated(getIssue, { params: { id }, signal }),
  });

/** What the reporter changed and noted since the first pledge, as far as the reader may see it. */
export const amendmentsQuery = (id: string) =>
  endpointQuery(queryKeys.amendments(id), listAmendments, { params: { id } });

/** A list that goes on after its last row, shown as one list of all pages that were asked for. */
const paged = <Row extends { id: string }>() => ({
  // Not undefined: a first paint brings it as JSON.
  initialPageParam: null as string | null,
  getNextPageParam: (page: Row[]) => (page.length < LIST_MAX ? undefined : page.at(-1)?.id),
  select: ({ pages }: InfiniteData<Row[]>) => pages.flat(),
});

/** The pledges, newest first. */
export const pledgesQuery = (id: string) =>
  infiniteQueryOptions({
    ...paged<Pledge>(),
    queryKey: queryKeys.pledges(id),
    queryFn: ({ signal, pageParam: after }) =>
      call(listPledges, { params: { id }, query: { after: after ?? undefined }, signal }),
  });

/** What one person pledged, newest first: it can be taken back, however many pledged after. */
export const ownPledgesQuery = (id: string, userId: string) =>
  endpointQuery([...queryKeys.pledges(id), userId], listPledges, {
    params: { id },
    query: { userId },
  });

/** The proposals, oldest first. */
export const proposalsQuery = (id: string) =>
  infiniteQueryOptions({
    ...paged<Proposal>(),
    queryKey: queryKeys.proposals(id),
    queryFn: ({ signal, pageParam: after }) =>
      call(listProposals, { params: { id }, query: { after: after ?? undefined }, signal }),
  });

export const votesQuery = (issueId: string) =>
  endpointQuery(queryKeys.votes(issueId), listVotes, { query: { issueId } });

/**
 * The discussion, oldest message first; ask only when signed in. The next page is the one before: when
 * it is read again, each page begins where the newer one now ends, so none is lost between them.
 */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ChatMessage[]) =>
      page.length < MESSAGES_PAGE_SIZE ? undefined : page[0]?.createdAt,
    select: ({ pages }: InfiniteData<ChatMessage[]>) => pages.toReversed().flat(),
    queryKey: queryKeys.messages(id),
    queryFn: ({ signal, pageParam: before }) =>
      call(listMessages, { params: { id }, query: { before }, signal }),
  });
