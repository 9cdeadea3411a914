import type { Transaction } from '#api/database/transaction.ts';
import type { CaseParties } from '#api/domain/verification/ruling.ts';

type Gathered = { creatorId: string | null } & Record<
  Exclude<keyof CaseParties, 'creatorId'>,
  string[]
>;

/** Everybody who gains, loses or has already judged in the case of an issue. */
export async function findParties(tx: Transaction, issueId: string): Promise<CaseParties> {
  const [row] = await tx.query<Gathered>(
    `SELECT i.reporter_id AS "creatorId",
       ARRAY(SELECT DISTINCT user_id FROM pledge WHERE issue_id = $1) AS "donorIds",
       ARRAY(SELECT DISTINCT solver_id FROM proposal WHERE issue_id = $1) AS "proposerIds",
       ARRAY(SELECT DISTINCT s.user_id FROM jury j JOIN jury_seat s USING (proof_id)
         WHERE j.issue_id = $1 AND s.status = 'accepted') AS "jurorIds",
       ARRAY(SELECT DISTINCT user_id FROM proof_flag WHERE issue_id = $1) AS "flaggerIds",
       ARRAY(SELECT DISTINCT validator_id FROM premium_order WHERE issue_id = $1)
         AS "validatorIds"
     FROM issue i WHERE i.id = $1`,
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
