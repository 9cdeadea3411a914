import { BY_USER, committed, DIGEST, isOnRecord, NOT_RECORDED } from './onRecord.ts';

/** A rule that no row may break: what is wrong with a row, and SQL that finds one as `row`. */
export type BookRule = readonly [rule: string, sql: string];

/** Proofs and what creator and donors said about them. */
const VOTE_RULES: readonly BookRule[] = [
  [
    NOT_RECORDED,
    `SELECT 'proof ' || p.id AS row FROM proof p
     WHERE sha256(p.jury_secret) <> p.jury_commitment OR NOT ${isOnRecord(
       'p.issue_id',
       'proof_submitted',
       {
         proofId: 'p.id',
         proposalId: 'p.proposal_id',
         number: 'p.number',
         summary: committed('p.summary'),
         juryCommitment: `encode(p.jury_commitment, 'hex')`,
         before: `SELECT encode(u.sha256, 'hex') FROM upload u WHERE u.id = p.before_id`,
         after: `SELECT encode(u.sha256, 'hex') FROM upload u WHERE u.id = p.after_id`,
       },
     )} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'proof_note ' || n.id AS row FROM proof_note n JOIN proof p ON p.id = n.proof_id
     WHERE NOT ${isOnRecord('p.issue_id', 'proof_note_added', {
       proofId: 'p.id',
       text: committed('n.text'),
     })} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'proof_voter ' || v.proof_id || ' ' || v.user_id AS row
     FROM proof_voter v JOIN proof p ON p.id = v.proof_id JOIN app_user u ON u.id = v.user_id
     WHERE NOT EXISTS (SELECT 1 FROM audit_entry a, json_array_elements(a.data::json -> 'voters') w
       WHERE a.issue_id = p.issue_id AND a.action = 'proof_submitted'
         AND a.data::json ->> 'proofId' = p.id::text AND w ->> 'voter' = encode(${DIGEST}, 'hex')
         AND w ->> 'role' = v.role AND w ->> 'weight' = v.weight::text
         AND w ->> 'pledgedCents' = v.pledged_cents::text) LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'ballot ' || b.proof_id || ' ' || b.user_id AS row
     FROM ballot b JOIN proof p ON p.id = b.proof_id JOIN app_user u ON u.id = b.user_id
     WHERE NOT ${isOnRecord(
       'p.issue_id',
       'ballot_cast',
       {
         proofId: 'p.id',
         choice: 'b.choice',
         reason: committed(`nullif(b.reason, '')`),
       },
       BY_USER,
     )} LIMIT 1`,
  ],
  [
    'is on record and was taken away',
    `SELECT 'ballot ' || (a.data::json ->> 'proofId') || ' of entry ' || a.sequence AS row
     FROM audit_entry a WHERE a.action = 'ballot_cast' AND NOT EXISTS (SELECT 1
       FROM ballot b JOIN app_user u ON u.id = b.user_id
       WHERE b.proof_id = (a.data::json ->> 'proofId')::uuid AND ${BY_USER}) LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'vote_closing ' || c.proof_id AS row
     FROM vote_closing c JOIN proof p ON p.id = c.proof_id
     WHERE NOT ${isOnRecord('p.issue_id', 'vote_closed', {
       proofId: 'p.id',
       outcome: 'c.outcome',
       totalWeight: 'c.total_weight',
       approveWeight: 'c.approve_weight',
       rejectWeight: 'c.reject_weight',
       approveCents: 'c.approve_cents',
       rejectCents: 'c.reject_cents',
       hasOpenFlag: 'c.has_open_flag',
     })} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'proof_flag ' || f.id AS row FROM proof_flag f JOIN app_user u ON u.id = f.user_id
     WHERE NOT ${isOnRecord(
       'f.issue_id',
       'flag_raised',
       {
         flagId: 'f.id',
         proofId: 'f.proof_id',
         justification: committed('f.justification'),
         needsCosigner: 'nullif(f.needs_cosigner, false)',
       },
       BY_USER,
     )} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'rating ' || r.issue_id || ' ' || r.user_id AS row
     FROM rating r JOIN app_user u ON u.id = r.user_id
     WHERE NOT ${isOnRecord(
       'r.issue_id',
       'solver_rated',
       {
         stars: 'r.stars',
         comment: committed(`nullif(r.comment, '')`),
       },
       BY_USER,
     )} LIMIT 1`,
  ],
];

const PSEUDONYM = `encode(sha256(u.audit_salt
  || convert_to(c.proof_id::text || u.id::text, 'UTF8')), 'hex')`;

/** The seal of the verdict `v` of the candidate `c`. */
const SEAL = `sha256(v.salt || convert_to(concat_ws(E'\\n', p.issue_id, c.pseudonym, v.choice,
  v.reason), 'UTF8'))`;

/** Draws, verdicts and rulings. */
const JUDGE_RULES: readonly BookRule[] = [
  [
    'is somebody else than was drawn',
    `SELECT 'jury_candidate ' || c.proof_id || ' ' || c.position AS row
     FROM jury_candidate c JOIN app_user u ON u.id = c.user_id
     WHERE c.pseudonym <> ${PSEUDONYM} LIMIT 1`,
  ],
  [
    'was not drawn as it says',
    `SELECT 'jury ' || j.proof_id AS row FROM jury j JOIN proof p ON p.id = j.proof_id
     JOIN LATERAL (SELECT sha256(convert_to(
       string_agg(c.pseudonym, E'\\n' ORDER BY c.pseudonym COLLATE "C"), 'UTF8')) AS hash
       FROM jury_candidate c WHERE c.proof_id = j.proof_id) list ON true
     WHERE j.seed IS NOT NULL AND (list.hash IS DISTINCT FROM j.list_hash
       OR j.seed <> sha256(p.jury_secret || j.audit_head || j.list_hash
         || convert_to(p.issue_id::text, 'UTF8'))
       OR NOT EXISTS (SELECT 1 FROM audit_entry h WHERE h.issue_id = j.issue_id
         AND h.sequence = j.audit_sequence AND h.hash = j.audit_head)
       OR NOT ${isOnRecord('j.issue_id', 'jury_called', {
         proofId: 'j.proof_id',
         isAppeal: 'j.is_appeal',
         listHash: `encode(j.list_hash, 'hex')`,
         seed: `encode(j.seed, 'hex')`,
         radiusKm: 'j.radius_km',
         needsExperience: 'j.needs_experience',
       })}) LIMIT 1`,
  ],
  [
    'has another place in the draw',
    `SELECT 'jury_candidate ' || c.proof_id || ' ' || c.position AS row
     FROM (SELECT c.*, row_number() OVER (PARTITION BY c.proof_id
         ORDER BY sha256(j.seed || convert_to(c.pseudonym, 'UTF8'))) AS drawn
       FROM jury_candidate c JOIN jury j USING (proof_id)) c
     WHERE c.drawn <> c.position LIMIT 1`,
  ],
  [
    'does not match its seal',
    `SELECT 'jury_verdict ' || v.proof_id || ' ' || v.user_id AS row
     FROM jury_verdict v JOIN proof p ON p.id = v.proof_id
     JOIN jury_candidate c ON c.proof_id = v.proof_id AND c.user_id = v.user_id
     WHERE v.seal <> ${SEAL} OR NOT ${isOnRecord('p.issue_id', 'verdict_sealed', {
       proofId: 'v.proof_id',
       jurorId: 'c.pseudonym',
       seal: `encode(v.seal, 'hex')`,
     })} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'jury ' || j.proof_id AS row FROM jury j
     WHERE j.outcome IS NOT NULL AND NOT ${isOnRecord('j.issue_id', 'jury_closed', {
       proofId: 'j.proof_id',
       outcome: 'j.outcome',
     })} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'ruling ' || r.id AS row FROM ruling r JOIN app_user u ON u.id = r.by_id
     WHERE NOT ${isOnRecord(
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
     )} LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'ruling_confirmation ' || c.ruling_id AS row FROM ruling_confirmation c
     JOIN ruling r ON r.id = c.ruling_id JOIN app_user u ON u.id = c.by_id
     WHERE NOT ${isOnRecord('r.issue_id', 'ruling_confirmed', { rulingId: 'r.id' }, BY_USER)} LIMIT 1`,
  ],
];

/** What was paid, and why. */
const PAYOUT_RULES: readonly BookRule[] = [
  [
    'differs from what was booked for it',
    `SELECT 'payout ' || y.id AS row FROM payout y
     LEFT JOIN ledger_transaction t ON t.decision_id = y.decision_id
     LEFT JOIN LATERAL (SELECT
         sum(e.amount_cents) FILTER (WHERE e.account = 'solver' AND e.user_id = y.solver_id) AS paid,
         sum(e.amount_cents) FILTER (WHERE e.account = 'platform') AS fee,
         sum(e.amount_cents) FILTER (WHERE e.account = 'donor') AS returned
       FROM ledger_entry e WHERE e.transaction_id = t.id) b ON true
     WHERE b.paid IS DISTINCT FROM y.amount_cents OR coalesce(b.fee, 0) <> y.fee_cents
       OR coalesce(b.returned, 0) <> y.returned_cents LIMIT 1`,
  ],
  [
    'released money that no payout names',
    `SELECT 'ledger_transaction ' || t.id AS row FROM ledger_transaction t
     LEFT JOIN payout y ON y.decision_id = t.decision_id
     WHERE t.kind = 'release' AND y.id IS NULL LIMIT 1`,
  ],
  [
    NOT_RECORDED,
    `SELECT 'release_decision ' || d.id AS row FROM release_decision d
     WHERE NOT ${isOnRecord('d.issue_id', 'funds_released', {
       decisionId: 'd.id',
       proofId: 'd.proof_id',
       kind: 'd.kind',
     })} LIMIT 1`,
  ],
  [
    'was paid by somebody else than its donor',
    `SELECT 'ledger_entry ' || e.id AS row FROM ledger_entry e
     JOIN ledger_transaction t ON t.id = e.transaction_id JOIN pledge p ON p.id = t.pledge_id
     WHERE e.account = 'donor' AND e.user_id <> p.user_id LIMIT 1`,
  ],
];

/**
 * What is stored about cases, held against the public record, which is checked first: proofs, votes,
 * draws, seals, rulings and payouts.
 */
export const CASE_RULES: readonly BookRule[] = [...VOTE_RULES, ...JUDGE_RULES, ...PAYOUT_RULES];
