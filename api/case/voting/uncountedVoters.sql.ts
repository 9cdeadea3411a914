/**
 * Whether the ballot and weight of a voter `v`, person `u`, count for nothing: the account is frozen,
 * or a bank has taken back every pledge that gave a donor the say.
 */
export const COUNTS_FOR_NOTHING = `(u.is_frozen or v.role <> 'creator' and not exists (
  select 1 from proof f join selection_weight w on w.proposal_id = f.proposal_id
  join pledge c on c.id = w.pledge_id
  where f.id = v.proof_id and w.user_id = v.user_id and c.status <> 'charged_back'))`;
