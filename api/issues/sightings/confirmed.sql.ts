import type { Transaction } from '#api/database/transaction.ts';

/**
 * Stores on the issue when somebody last saw it there or said that it affects them, for lists and pins.
 * People and reports that a merge brought in count from when they said so, not from the merge.
 */
export async function saveConfirmed(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    `with merged as (
       select m.created_at, m.confirmed_at, (
         select max(e.created_at) from audit_entry e
         where e.issue_id = m.id and e.action = 'issue_merged') as merged_at
       from issue m where m.merged_into_id = $1
     ), confirmed as (
       select greatest(
         (select max(seen_at) from issue_sighting where issue_id = $1 and not is_fixed),
         (select max(told_at) from issue_affected where issue_id = $1 and is_affected
           and not exists (select from merged where merged_at = told_at)),
         (select max(greatest(created_at, confirmed_at)) from merged)) as at
     )
     update issue i set confirmed_at = c.at from confirmed c
     where i.id = $1 and i.confirmed_at is distinct from c.at`,
    [issueId],
  );
}
