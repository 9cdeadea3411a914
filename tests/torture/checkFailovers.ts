import type { Violation } from './checkDelivery.ts';
import type { PledgeAct, PledgeLog } from './pledgeLog.ts';

export type StoredPledge = { userId: string; issueId: string; cents: number; times: number };

type Report = (rule: Violation['rule'], detail: string) => void;

/** Two seconds are promised; the rest is for a machine on which everybody else works, too. */
export const HEARD_WITHIN_MS = 4_000;

const nameOf = ({ userId, issueId, cents }: Pick<PledgeAct, 'userId' | 'issueId' | 'cents'>) =>
  `${cents} cents of ${userId} for ${issueId}`;

/**
 * Holds what people did while primaries were lost against what is stored and what they saw. Empty means:
 * each pledge that was acknowledged is stored once, however often it had to be sent, was seen from then
 * on through the other process, and every process told of it; no answer was worse than "not now".
 */
export function checkFailovers(
  { acts, improper, heard }: PledgeLog,
  stored: readonly StoredPledge[],
): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (rule, detail) => violations.push({ rule, detail });
  for (const answer of improper) report('improper_answer', answer);
  const timesOf = new Map(stored.map((pledge) => [nameOf(pledge), pledge.times]));
  for (const act of acts) {
    const times = timesOf.get(nameOf(act)) ?? 0;
    if (act.acknowledgedMs === null) report('not_received', nameOf(act));
    else if (times === 0) report('missing', nameOf(act));
    if (times > 1) report('stored_twice', nameOf(act));
    if (act.seen.includes(false)) report('read_old', nameOf(act));
  }
  const meant = new Set(acts.map(nameOf));
  for (const pledge of stored)
    if (!meant.has(nameOf(pledge))) report('nobody_did_it', nameOf(pledge));
  checkHeard({ acts, heard }, report);
  return violations;
}

/** A page that hears of an issue, or that anything may have changed, reads again. */
function checkHeard({ acts, heard }: Pick<PledgeLog, 'acts' | 'heard'>, report: Report): void {
  for (const [at, events] of heard.entries()) {
    for (const { acknowledgedMs, sentMs, ...act } of acts) {
      if (acknowledgedMs === null) continue;
      const isTold = events.some(
        ({ atMs, topic, id }) =>
          atMs >= sentMs &&
          atMs <= acknowledgedMs + HEARD_WITHIN_MS &&
          (topic === 'resync' || (topic === 'pledges' && id === act.issueId)),
      );
      if (!isTold) report('unheard', `${nameOf(act)} on process ${at + 1}`);
    }
  }
}
