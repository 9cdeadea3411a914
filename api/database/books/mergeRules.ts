import { isOnRecord, NOT_RECORDED, type BookRule } from './onRecord.ts';

export const MERGE_RULES: readonly BookRule[] = [
  [
    NOT_RECORDED,
    `select 'issue ' || i.id as row from issue i
     where i.merged_into_id is not null and not ${isOnRecord('i.id', 'issue_merged', {
       intoId: 'i.merged_into_id',
     })} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'pledge ' || p.id as row from pledge p
     where p.moved_from_id is not null and not ${isOnRecord('p.moved_from_id', 'pledge_moved', {
       pledgeId: 'p.id',
       toId: 'p.issue_id',
       amountCents: 'p.amount_cents',
     })} limit 1`,
  ],
];
