import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listPremium } from '#schema/money/premium.ts';
import { getLeaderboard, getReputation } from '#schema/verification/reputation.ts';
import {
  getTransparency,
  listAuditHeads,
  type AuditHead,
  type AuditHeadPage,
} from '#schema/verification/transparency.ts';
import { call } from '#web/data/server/call.ts';
import { queryKeys } from './queryKeys.ts';

// Figures of people and of the whole site are read again on each visit: no event names them.

/** What is known of a person from cases that are over. */
export const reputationQuery = (id: string) =>
  queryOptions({
    queryKey: ['reputation', id],
    staleTime: 0,
    queryFn: ({ signal }) => call(getReputation, { params: { id }, signal }),
  });

/** The verifiers of a month; the present one without a name. */
export const leaderboardQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['leaderboard', month ?? null],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(getLeaderboard, { query: month === undefined ? {} : { month }, signal }),
  });

/** Where all money is and whether the books hold, as of now. */
export const transparencyQuery = () =>
  queryOptions({
    queryKey: ['transparency'],
    staleTime: 0,
    queryFn: ({ signal }) => call(getTransparency, { signal }),
  });

/** The paid reports on the proofs of an issue, with what the reader may do. */
export const premiumQuery = (issueId: string) =>
  queryOptions({
    queryKey: [...queryKeys.case(issueId), 'premium'],
    queryFn: ({ signal }) => call(listPremium, { params: { id: issueId }, signal }),
  });

/** All heads of the last published day, page by page. */
export async function readAuditHeads(): Promise<Omit<AuditHeadPage, 'next'>> {
  let page = await call(listAuditHeads, {});
  const heads: AuditHead[] = [...page.heads];
  while (page.next !== null) {
    page = await call(listAuditHeads, { query: { day: page.day, after: page.next } });
    heads.push(...page.heads);
  }
  return { ...page, heads };
}
