import { escalateFlags } from '#api/commands/verification/escalateFlags.ts';
import { followRelease } from '#api/commands/verification/followRelease.ts';
import { followWork } from '#api/commands/selection/followWork.ts';
import { lapseRemedy } from '#api/commands/verification/lapseRemedy.ts';
import { returnOldPledges } from '#api/commands/pledges/returnOldPledges.ts';
import { reviewJury } from '#api/commands/judging/reviewJury.ts';
import { reviewSelection, reviewWeighing } from '#api/commands/selection/reviewSelection.ts';
import { reviewVote } from '#api/commands/verification/reviewVote.ts';
import { settlePremiums } from '#api/commands/premium/settlePremiums.ts';
import type { Transaction } from '#api/database/transaction.ts';
import {
  JURY_MAJORITY,
  JURY_SEAT_OFFER_HOURS,
  LATE_FLAG_HOURS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  PLEDGE_EXPIRY_LAST_NOTICE_DAYS,
  RELEASE_NOTICE_HOURS,
} from '#schema/limits.ts';

/** Something that happens when its time has come. */
export type DueWork = {
  name: string;
  /**
   * One issue whose time has come at `$1`, locked; one that another process is at is passed over,
   * and so are those of `$2`. The row lock is what makes the effect happen once.
   */
  findSql: string;
  run(tx: Transaction, issueId: string): Promise<unknown>;
};

const claimed = (condition: string) =>
  `${condition} AND i.is_listed AND i.id <> ALL ($2::uuid[])
   LIMIT 1 FOR NO KEY UPDATE OF i SKIP LOCKED`;

/** All work with a deadline. The deadline is a column; the effect and its end commit together. */
export const DUE_WORK: readonly DueWork[] = [
  {
    name: 'selection',
    findSql: claimed(
      `SELECT i.id FROM pending_selection s JOIN issue i ON i.id = s.issue_id
       WHERE s.takes_effect_at <= $1 AND NOT i.is_frozen`,
    ),
    run: reviewSelection,
  },
  {
    name: 'pledge that begins to weigh',
    findSql: claimed(
      `SELECT i.id FROM selection_review r JOIN issue i ON i.id = r.issue_id
       WHERE r.due_at <= $1 AND NOT i.is_frozen`,
    ),
    run: reviewWeighing,
  },
  {
    name: 'work deadline',
    findSql: claimed(
      `SELECT i.id FROM selection s JOIN issue i ON i.id = s.issue_id
       WHERE s.ended_at IS NULL AND i.status = 'in_progress' AND i.verification_state = 'none'
         AND (s.deadline_at <= $1 OR (s.reminder_at <= $1 AND s.reminded_at IS NULL))`,
    ),
    run: followWork,
  },
  {
    name: 'vote on a proof',
    findSql: claimed(
      `SELECT i.id FROM proof p JOIN issue i ON i.id = p.issue_id
       WHERE p.outcome IS NULL AND p.window_ends_at <= $1 AND i.verification_state = 'voting'`,
    ),
    run: reviewVote,
  },
  {
    name: 'late objection',
    findSql: claimed(
      `SELECT i.id FROM proof p JOIN issue i ON i.id = p.issue_id
       WHERE i.verification_state = 'waiting_release' AND p.outcome IS NULL
         AND has_open_flag(p.id) AND EXISTS (SELECT 1 FROM proof_flag f
           WHERE f.proof_id = p.id AND f.raised_at BETWEEN p.window_ends_at
             AND $1::timestamptz - interval '${LATE_FLAG_HOURS} hours')`,
    ),
    run: escalateFlags,
  },
  {
    name: 'release',
    findSql: claimed(
      `SELECT i.id FROM release_clock c JOIN issue i ON i.id = c.issue_id
       WHERE c.ended_at IS NULL AND c.paused_at IS NULL
         AND i.verification_state = 'waiting_release' AND NOT i.is_frozen
         AND c.release_at <= CASE WHEN c.notice_at IS NULL
           THEN $1::timestamptz + interval '${RELEASE_NOTICE_HOURS} hours' ELSE $1 END`,
    ),
    run: followRelease,
  },
  {
    // A jury that has accepted waits for a frozen escrow: nothing is due until money moves again.
    name: 'jury',
    findSql: claimed(
      `SELECT i.id FROM jury j JOIN issue i ON i.id = j.issue_id
       WHERE j.outcome IS NULL AND i.verification_state = 'jury'
         AND (j.ends_at <= $1 OR EXISTS (SELECT 1 FROM jury_seat s
           WHERE s.proof_id = j.proof_id AND s.status = 'offered'
             AND s.offered_at <= $1::timestamptz - interval '${JURY_SEAT_OFFER_HOURS} hours'))
         AND NOT (i.is_frozen AND (SELECT count(*) FROM jury_verdict v
           WHERE v.proof_id = j.proof_id AND v.choice = 'approve') >= ${JURY_MAJORITY})`,
    ),
    run: reviewJury,
  },
  {
    name: 'remedy of a rejected proof',
    findSql: claimed(
      `SELECT i.id FROM rejection r JOIN proof p ON p.id = r.proof_id
       JOIN issue i ON i.id = p.issue_id
       WHERE r.closed_at IS NULL AND i.verification_state = 'rework'
         AND greatest(r.second_proof_until, r.appeal_until) <= $1`,
    ),
    run: lapseRemedy,
  },
  {
    name: 'pledge expiry',
    findSql: claimed(
      `SELECT i.id FROM pledge p JOIN issue i ON i.id = p.issue_id
       WHERE p.status = 'held' AND i.status IN ('reported', 'funded') AND NOT i.is_frozen
         AND p.refund_due_at <= $1::timestamptz + interval '${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days'
         AND CASE
           WHEN p.last_notice_at IS NOT NULL THEN p.refund_due_at <= $1
           WHEN p.first_notice_at IS NOT NULL THEN
             p.refund_due_at <= $1::timestamptz + interval '${PLEDGE_EXPIRY_LAST_NOTICE_DAYS} days'
           ELSE true
         END`,
    ),
    run: returnOldPledges,
  },
  {
    // The last, so that fees follow in the round in which a case moves on. Removed issues too.
    name: 'paid reports',
    findSql: `SELECT i.id FROM premium_order o JOIN issue i ON i.id = o.issue_id
       WHERE o.status = 'awaiting' AND NOT i.is_frozen AND NOT i.is_hidden
         AND (o.delivered_at IS NOT NULL OR i.status <> 'in_progress'
           OR i.verification_state NOT IN ('none', 'voting', 'rework')
           OR (SELECT max(p.window_ends_at) FROM proof p
             WHERE p.issue_id = o.issue_id AND p.window_ends_at > o.ordered_at) <= $1)
         AND i.id <> ALL ($2::uuid[])
       LIMIT 1 FOR NO KEY UPDATE OF i SKIP LOCKED`,
    run: settlePremiums,
  },
];
