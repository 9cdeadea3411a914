import {
  BALLOT_WINDOW_HOURS,
  PAYOUT_BUSINESS_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';

const DAY_HOURS = 24;
const WEEK_DAYS = 7;
const BUSINESS_DAYS_A_WEEK = 5;

/** An ordinary case in days since the pledge: a week of voting, two of work, the rest by the rules. */
export function exampleDays() {
  const held = 1;
  const chosen = held + WEEK_DAYS + Math.ceil(SELECTION_NOTICE_HOURS / DAY_HOURS);
  const work = chosen + 2 * WEEK_DAYS;
  const proof = work + Math.ceil(BALLOT_WINDOW_HOURS / DAY_HOURS);
  const paid = proof + Math.ceil((PAYOUT_BUSINESS_DAYS * WEEK_DAYS) / BUSINESS_DAYS_A_WEEK);
  return { held, chosen, work, proof, paid };
}
