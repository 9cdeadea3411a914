import { MERGE_RULES } from './mergeRules.ts';
import { BY_USER, committed, DIGEST, isOnRecord, NOT_RECORDED, type BookRule } from './onRecord.ts';

/** SQL: the photo's hash by the upload `u`; of a redacted photo only the record still has it. */
const photoOnRecord = (side: 'before' | 'after') =>
  `select case when u.redacted_at is null then encode(u.sha256, 'hex')
     else a.data::json ->> '${side}' end from upload u where u.id = p.${side}_id`;

const VOTE_RULES: readonly BookRule[] = [
  [
    NOT_RECORDED,
    `select 'proof ' || p.id as row from proof p
     where sha256(p.jury_secret) <> p.jury_commitment or not ${isOnRecord(
       'p.issue_id',
       'proof_submitted',
       {
         proofId: 'p.id',
         proposalId: 'p.proposal_id',
         number: 'p.number',
         summary: committed('p.summary'),
         juryCommitment: `encode(p.jury_commitment, 'hex')`,
         before: photoOnRecord('before'),
         after: photoOnRecord('after'),
       },
     )} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'proof_note ' || n.id as row from proof_note n join proof p on p.id = n.proof_id
     where not ${isOnRecord('p.issue_id', 'proof_note_added', {
       proofId: 'p.id',
       text: committed('n.text'),
     })} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'proof_voter ' || v.proof_id || ' ' || v.user_id as row
     from proof_voter v join proof p on p.id = v.proof_id join app_user u on u.id = v.user_id
     where not exists (select 1 from audit_entry a, json_array_elements(a.data::json -> 'voters') w
       where a.issue_id = p.issue_id and a.action = 'proof_submitted'
         and a.data::json ->> 'proofId' = p.id::text and w ->> 'voter' = encode(${DIGEST}, 'hex')
         and w ->> 'role' = v.role and w ->> 'weight' = v.weight::text
         and w ->> 'pledgedCents' = v.pledged_cents::text) limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'ballot ' || b.proof_id || ' ' || b.user_id as row
     from ballot b join proof p on p.id = b.proof_id join app_user u on u.id = b.user_id
     where not ${isOnRecord(
       'p.issue_id',
       'ballot_cast',
       {
         proofId: 'p.id',
         choice: 'b.choice',
         reason: committed(`nullif(b.reason, '')`),
       },
       BY_USER,
     )} limit 1`,
  ],
  [
    'is on record and was taken away',
    `select 'ballot ' || (a.data::json ->> 'proofId') || ' of entry ' || a.sequence as row
     from audit_entry a where a.action = 'ballot_cast' and not exists (select 1
       from ballot b join app_user u on u.id = b.user_id
       where b.proof_id = (a.data::json ->> 'proofId')::uuid and ${BY_USER}) limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'vote_closing ' || c.proof_id as row
     from vote_closing c join proof p on p.id = c.proof_id
     where not ${isOnRecord('p.issue_id', 'vote_closed', {
       proofId: 'p.id',
       outcome: 'c.outcome',
       totalWeight: 'c.total_weight',
       approveWeight: 'c.approve_weight',
       rejectWeight: 'c.reject_weight',
       approveCents: 'c.approve_cents',
       rejectCents: 'c.reject_cents',
       hasOpenFlag: 'c.has_open_flag',
     })} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'proof_flag ' || f.id as row from proof_flag f join app_user u on u.id = f.user_id
     where not ${isOnRecord(
       'f.issue_id',
       'flag_raised',
       {
         flagId: 'f.id',
         proofId: 'f.proof_id',
         justification: committed('f.justification'),
         needsCosigner: 'nullif(f.needs_cosigner, false)',
       },
       BY_USER,
     )} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'rating ' || r.issue_id || ' ' || r.user_id as row
     from rating r join app_user u on u.id = r.user_id
     where not ${isOnRecord(
       'r.issue_id',
       'solver_rated',
       {
         stars: 'r.stars',
         comment: committed(`nullif(r.comment, '')`),
       },
       BY_USER,
     )} limit 1`,
  ],
];

const PSEUDONYM = `encode(sha256(u.audit_salt
  || convert_to(c.proof_id::text || u.id::text, 'UTF8')), 'hex')`;

const SEAL = `sha256(v.salt || convert_to(concat_ws(E'\\n', p.issue_id, c.pseudonym, v.choice,
  v.reason), 'UTF8'))`;

const JUDGE_RULES: readonly BookRule[] = [
  [
    'is somebody else than was drawn',
    `select 'jury_candidate ' || c.proof_id || ' ' || c.position as row
     from jury_candidate c join app_user u on u.id = c.user_id
     where c.pseudonym <> ${PSEUDONYM} limit 1`,
  ],
  [
    'was not drawn as it says',
    `select 'jury ' || j.proof_id as row from jury j join proof p on p.id = j.proof_id
     join lateral (select sha256(convert_to(
       string_agg(c.pseudonym, E'\\n' order by c.pseudonym collate "C"), 'UTF8')) as hash
       from jury_candidate c where c.proof_id = j.proof_id) list on true
     where j.seed is not null and (list.hash is distinct from j.list_hash
       or j.seed <> sha256(p.jury_secret || j.audit_head || j.list_hash
         || convert_to(p.issue_id::text, 'UTF8'))
       or not exists (select 1 from audit_entry h where h.issue_id = j.issue_id
         and h.sequence = j.audit_sequence and h.hash = j.audit_head)
       or not ${isOnRecord('j.issue_id', 'jury_called', {
         proofId: 'j.proof_id',
         isAppeal: 'j.is_appeal',
         listHash: `encode(j.list_hash, 'hex')`,
         seed: `encode(j.seed, 'hex')`,
         radiusKm: 'j.radius_km',
         needsExperience: 'j.needs_experience',
       })}) limit 1`,
  ],
  [
    'has another place in the draw',
    `select 'jury_candidate ' || c.proof_id || ' ' || c.position as row
     from (select c.*, row_number() over (partition by c.proof_id
         order by sha256(j.seed || convert_to(c.pseudonym, 'UTF8'))) as drawn
       from jury_candidate c join jury j using (proof_id)) c
     where c.drawn <> c.position limit 1`,
  ],
  [
    'does not match its seal',
    `select 'jury_verdict ' || v.proof_id || ' ' || v.user_id as row
     from jury_verdict v join proof p on p.id = v.proof_id
     join jury_candidate c on c.proof_id = v.proof_id and c.user_id = v.user_id
     where v.seal <> ${SEAL} or not ${isOnRecord('p.issue_id', 'verdict_sealed', {
       proofId: 'v.proof_id',
       jurorId: 'c.pseudonym',
       seal: `encode(v.seal, 'hex')`,
     })} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'jury ' || j.proof_id as row from jury j
     where j.outcome is not null and not ${isOnRecord('j.issue_id', 'jury_closed', {
       proofId: 'j.proof_id',
       outcome: 'j.outcome',
     })} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'ruling ' || r.id as row from ruling r join app_user u on u.id = r.by_id
     where not ${isOnRecord(
       'r.issue_id',
       'ruling_written',
       {
         rulingId: 'r.id',
         proofId: 'r.proof_id',
         choice: 'r.choice',
         escrowCents: 'r.escrow_cents',
         needsConfirmation: 'r.needs_confirmation',
         reason: committed('r.reason'),
       },
       BY_USER,
     )} limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'ruling_confirmation ' || c.ruling_id as row from ruling_confirmation c
     join ruling r on r.id = c.ruling_id join app_user u on u.id = c.by_id
     where not ${isOnRecord('r.issue_id', 'ruling_confirmed', { rulingId: 'r.id' }, BY_USER)} limit 1`,
  ],
];

const PAYOUT_RULES: readonly BookRule[] = [
  [
    'differs from what was booked for it',
    `select 'payout ' || y.id as row from payout y
     left join ledger_transaction t on t.decision_id = y.decision_id
     left join lateral (select
         sum(e.amount_cents) filter (where e.account = 'solver' and e.user_id = y.solver_id) as paid,
         sum(e.amount_cents) filter (where e.account = 'platform') as fee,
         sum(e.amount_cents) filter (where e.account = 'donor') as returned
       from ledger_entry e where e.transaction_id = t.id) b on true
     where b.paid is distinct from y.amount_cents or coalesce(b.fee, 0) <> y.fee_cents
       or coalesce(b.returned, 0) <> y.returned_cents limit 1`,
  ],
  [
    'released money that no payout names',
    `select 'ledger_transaction ' || t.id as row from ledger_transaction t
     left join payout y on y.decision_id = t.decision_id
     where t.kind = 'release' and y.id is null limit 1`,
  ],
  [
    NOT_RECORDED,
    `select 'release_decision ' || d.id as row from release_decision d
     where not ${isOnRecord('d.issue_id', 'funds_released', {
       decisionId: 'd.id',
       proofId: 'd.proof_id',
       kind: 'd.kind',
     })} limit 1`,
  ],
  [
    'was paid by somebody else than its donor',
    `select 'ledger_entry ' || e.id as row from ledger_entry e
     join ledger_transaction t on t.id = e.transaction_id join pledge p on p.id = t.pledge_id
     where e.account = 'donor' and e.user_id <> p.user_id limit 1`,
  ],
];

/**
 * Checks stored cases against the public record, which is verified first: proofs, votes, draws,
 * seals, rulings and payouts.
 */
export const CASE_RULES: readonly BookRule[] = [
  ...VOTE_RULES,
  ...JUDGE_RULES,
  ...PAYOUT_RULES,
  ...MERGE_RULES,
];
