/**
 * Whether the ballot and weight of a voter `v`, person `u`, count for nothing: the account is frozen,
 * or a bank has taken back every pledge that gave a donor the say.
 */
export const COUNTS_FOR_NOTHING = `(u.is_frozen OR v.role <> 'creator' AND NOT EXISTS (
  SELECT 1 FROM proof f JOIN selection_weight w ON w.proposal_id = f.proposal_id
  JOIN pledge c ON c.id = w.pledge_id
  WHERE f.id = v.proof_id AND w.user_id = v.user_id AND c.status <> 'charged_back'))`;
