import type { Transaction } from '#api/database/transaction.ts';
import type { CaseParties } from './parties.rules.ts';

type Gathered = { creatorId: string | null } & Record<
  Exclude<keyof CaseParties, 'creatorId'>,
  string[]
>;

export async function findParties(tx: Transaction, issueId: string): Promise<CaseParties> {
  const [row] = await tx.query<Gathered>(
    `select i.reporter_id as "creatorId",
       array(select distinct user_id from pledge where issue_id = $1) as "donorIds",
       array(select distinct solver_id from proposal where issue_id = $1) as "proposerIds",
       array(select distinct s.user_id from jury j join jury_seat s using (proof_id)
         where j.issue_id = $1 and s.status = 'accepted') as "jurorIds",
       array(select distinct user_id from proof_flag where issue_id = $1) as "flaggerIds",
       array(select distinct validator_id from premium_order where issue_id = $1)
         as "validatorIds"
     from issue i where i.id = $1`,
    [issueId],
  );
  return {
    creatorId: row?.creatorId ?? null,
    donorIds: new Set(row?.donorIds),
    proposerIds: new Set(row?.proposerIds),
    jurorIds: new Set(row?.jurorIds),
    flaggerIds: new Set(row?.flaggerIds),
    validatorIds: new Set(row?.validatorIds),
  };
}
