import { followWork } from '#api/commands/followWork.ts';
import { returnOldPledges } from '#api/commands/returnOldPledges.ts';
import { reviewSelection } from '#api/commands/reviewSelection.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS, PLEDGE_EXPIRY_LAST_NOTICE_DAYS } from '#schema/limits.ts';

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
    name: 'work deadline',
    findSql: claimed(
      `SELECT i.id FROM selection s JOIN issue i ON i.id = s.issue_id
       WHERE s.ended_at IS NULL AND i.status = 'in_progress' AND i.verification_state = 'none'
         AND (s.deadline_at <= $1 OR (s.reminder_at <= $1 AND s.reminded_at IS NULL))`,
    ),
    run: followWork,
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
];
