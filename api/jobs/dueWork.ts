import { RUNNING_ISSUE } from '#api/platform/fragments.sql.ts';
import { escalateFlags } from '#api/case/voting/flags.ts';
import { followRelease } from '#api/case/voting/followRelease.ts';
import { followWork } from '#api/case/funding/endSelection.ts';
import { lapseRemedy } from '#api/case/proof/rejectProof.ts';
import { endSpentHolds } from '#api/case/voting/holdCase.ts';
import { returnOldPledges } from '#api/case/funding/pledgeReturns.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { reviewSelection, reviewWeighing } from '#api/case/funding/reviewSelection.ts';
import { reviewVote, reviewVoteAfterDay } from '#api/case/voting/reviewVote.ts';
import { endArbitration } from '#api/case/rulings/endArbitration.ts';
import { settlePremiums } from '#api/case/rulings/premiums.ts';
import { ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';
import type { Transaction } from '#api/database/transaction.ts';
import {
  JURY_MAJORITY,
  JURY_SEAT_OFFER_HOURS,
  LATE_FLAG_HOURS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  PLEDGE_EXPIRY_LAST_NOTICE_DAYS,
  RELEASE_NOTICE_HOURS,
} from '#schema/limits.ts';

export type DueWork = {
  name: string;
  /** SQL: issues due at `$1`, and since when (`due_at`). */
  dueSql: string;
  run(tx: Transaction, issueId: string): Promise<unknown>;
};

const running = (sql: string) => `${sql} and ${RUNNING_ISSUE}`;

/**
 * SQL: locks one issue due at `$1`, skipping locked ones and those of `$2`. The row lock makes the
 * effect happen once.
 */
export const claimSql = ({ dueSql }: Pick<DueWork, 'dueSql'>): string =>
  `${dueSql} and i.id <> all ($2::uuid[]) limit 1 for no key update of i skip locked`;

/** Each deadline is a column; the effect and the end of the deadline commit together. */
export const DUE_WORK: readonly DueWork[] = [
  {
    // First, so that the same round handles the cases it resumes.
    name: 'end of a hold',
    dueSql: `select i.id, h.ends_at as due_at from case_hold h
       join issue i on i.id = h.issue_id and i.selected_proposal_id = h.proposal_id
       where h.ends_at <= $1 and i.status = 'in_progress'`,
    run: endSpentHolds,
  },
  {
    name: 'selection',
    dueSql: running(
      `select i.id, s.takes_effect_at as due_at
       from pending_selection s join issue i on i.id = s.issue_id
       where s.takes_effect_at <= $1 and not i.is_frozen`,
    ),
    run: reviewSelection,
  },
  {
    name: 'pledge that begins to weigh',
    dueSql: running(
      `select i.id, r.due_at from selection_review r join issue i on i.id = r.issue_id
       where r.due_at <= $1 and not i.is_frozen`,
    ),
    run: reviewWeighing,
  },
  {
    name: 'work deadline',
    dueSql: running(
      `select i.id, case when s.reminded_at is null then s.reminder_at else s.deadline_at end as due_at
       from selection s join issue i on i.id = s.issue_id
       where s.ended_at is null and i.status = 'in_progress' and i.verification_state = 'none'
         and (s.deadline_at <= $1 or (s.reminder_at <= $1 and s.reminded_at is null))`,
    ),
    run: followWork,
  },
  {
    name: 'acceptance a day after the proof',
    dueSql: running(
      `select i.id, r.due_at from vote_review r join issue i on i.id = r.issue_id
       where r.due_at <= $1 and not i.is_frozen`,
    ),
    run: reviewVoteAfterDay,
  },
  {
    name: 'vote on a proof',
    dueSql: running(
      `select i.id, p.window_ends_at as due_at from proof p join issue i on i.id = p.issue_id
       where p.outcome is null and p.window_ends_at <= $1 and i.verification_state = 'voting'`,
    ),
    run: reviewVote,
  },
  {
    name: 'late objection',
    dueSql: running(
      `select i.id, f.raised_at + interval '${LATE_FLAG_HOURS} hours' as due_at
       from proof p join issue i on i.id = p.issue_id
       cross join lateral (select min(f.raised_at) as raised_at from proof_flag f
         where f.proof_id = p.id and f.raised_at between p.window_ends_at
           and $1::timestamptz - interval '${LATE_FLAG_HOURS} hours') f
       where i.verification_state = 'waiting_release' and p.outcome is null
         and has_open_flag(p.id) and f.raised_at is not null`,
    ),
    run: escalateFlags,
  },
  {
    name: 'release',
    dueSql: running(
      `select i.id, case when c.notice_at is null
         then c.release_at - interval '${RELEASE_NOTICE_HOURS} hours' else c.release_at end as due_at
       from release_clock c join issue i on i.id = c.issue_id
       where c.ended_at is null and c.paused_at is null
         and i.verification_state = 'waiting_release' and not i.is_frozen
         and c.release_at <= case when c.notice_at is null
           then $1::timestamptz + interval '${RELEASE_NOTICE_HOURS} hours' else $1 end`,
    ),
    run: followRelease,
  },
  {
    // An approval waits while the escrow is frozen: nothing is due until money can move again.
    name: 'jury',
    dueSql: running(
      `select i.id, least(j.ends_at, (select min(s.offered_at) from jury_seat s
           where s.proof_id = j.proof_id and s.status = 'offered')
         + interval '${JURY_SEAT_OFFER_HOURS} hours') as due_at
       from jury j join issue i on i.id = j.issue_id
       where j.outcome is null and i.verification_state = 'jury'
         and (j.ends_at <= $1 or exists (select 1 from jury_seat s
           where s.proof_id = j.proof_id and s.status = 'offered'
             and s.offered_at <= $1::timestamptz - interval '${JURY_SEAT_OFFER_HOURS} hours'))
         and not (i.is_frozen and (select count(*) from jury_verdict v
           where v.proof_id = j.proof_id and v.choice = 'approve') >= ${JURY_MAJORITY})`,
    ),
    run: reviewJury,
  },
  {
    name: 'arbitration without a ruling',
    dueSql: running(
      `select i.id, j.closed_at + interval '${ARBITRATION_MAX_DAYS} days' as due_at
       from jury j join proof p on p.id = j.proof_id join issue i on i.id = j.issue_id
       where j.outcome = 'arbitration' and p.outcome is null
         and i.verification_state = 'arbitration' and not i.is_frozen
         and j.closed_at <= $1::timestamptz - interval '${ARBITRATION_MAX_DAYS} days'`,
    ),
    run: endArbitration,
  },
  {
    name: 'remedy of a rejected proof',
    dueSql: running(
      `select i.id, greatest(r.second_proof_until, r.appeal_until) as due_at
       from rejection r join proof p on p.id = r.proof_id
       join issue i on i.id = p.issue_id
       where r.closed_at is null and i.verification_state = 'rework'
         and greatest(r.second_proof_until, r.appeal_until) <= $1`,
    ),
    run: lapseRemedy,
  },
  {
    // Includes hidden and frozen issues: nobody can keep a pledge by hiding its issue.
    name: 'pledge expiry',
    dueSql: `select i.id, p.refund_due_at - case
           when p.last_notice_at is not null then interval '0'
           when p.first_notice_at is not null then interval '${PLEDGE_EXPIRY_LAST_NOTICE_DAYS} days'
           else interval '${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days'
         end as due_at
       from pledge p join issue i on i.id = p.issue_id
       where p.status = 'held' and i.status in ('reported', 'funded') and i.deleted_at is null
         and p.refund_due_at <= $1::timestamptz + interval '${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days'
         and case
           when p.last_notice_at is not null then p.refund_due_at <= $1
           when p.first_notice_at is not null then
             p.refund_due_at <= $1::timestamptz + interval '${PLEDGE_EXPIRY_LAST_NOTICE_DAYS} days'
           else true
         end`,
    run: returnOldPledges,
  },
  {
    // Last, so that fees are settled in the same round in which a case advances. Includes removed issues.
    name: 'paid reports',
    dueSql: `select i.id, coalesce(o.delivered_at, $1::timestamptz) as due_at
       from premium_order o join issue i on i.id = o.issue_id
       where o.status = 'awaiting' and not i.is_frozen and (not i.is_hidden or i.runs_hidden)
         and (o.delivered_at is not null or i.status <> 'in_progress'
           or i.verification_state not in ('none', 'voting', 'rework')
           or (select max(p.window_ends_at) from proof p
             where p.issue_id = o.issue_id and p.window_ends_at > o.ordered_at) <= $1)`,
    run: settlePremiums,
  },
];
