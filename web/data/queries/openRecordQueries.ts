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
import { endpointQuery, freshQuery } from './endpointQuery.ts';

// Figures of people and of the whole site are read again on each visit: no event names them.

/** What is known of a person from cases that are over. */
export const reputationQuery = (id: string) =>
  freshQuery(['reputation', id], getReputation, { params: { id } });

/** The verifiers of a month; the present one without a name. */
export const leaderboardQuery = (month: string | undefined) =>
  queryOptions({
    ...freshQuery(['leaderboard', month ?? null], getLeaderboard, {
      query: month === undefined ? {} : { month },
    }),
    placeholderData: keepPreviousData,
  });

/** Where all money is and whether the books hold, as of now. */
export const transparencyQuery = () => freshQuery(['transparency'], getTransparency);

/** The paid reports on the proofs of an issue, with what the reader may do. */
export const premiumQuery = (issueId: string) =>
  endpointQuery([...queryKeys.case(issueId), 'premium'], listPremium, { params: { id: issueId } });

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
