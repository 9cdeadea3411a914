import {
  appendOnly,
  frozenBy,
  neverTruncated,
  immutableExcept,
  neverDeleted,
} from './tableGuards.ts';

const judged = ['proof', 'proof_flag', 'rejection', 'payout'];
const said = ['proof_note', 'proof_voter', 'ballot', 'vote_closing', 'release_notice', 'rating'];

/**
 * What the database itself refuses: changing a proof, a ballot or a rating, and releasing money
 * without the facts that its decision claims.
 */
export const verificationGuards = `
${appendOnly(...said, 'trust_event')}
${neverDeleted(...judged, 'release_clock')}
${neverTruncated(...said, 'trust_event', ...judged, 'release_clock')}

-- Only the listed columns of a row may change; they are the arguments of the trigger.
create function refuse_other_change() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - tg_argv) is distinct from (to_jsonb(old) - tg_argv) then
    raise exception '% is locked', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
${immutableExcept('proof', 'outcome', 'decided_by', 'decided_at', 'is_final')}
${immutableExcept('proof_flag', 'settled', 'settled_by', 'settled_at')}
${immutableExcept('rejection', 'closed_at', 'closed_as')}
${immutableExcept('payout', 'status', 'paid_at')}

-- What is over stays over: a final proof, a settled flag, a used-up remedy, a paid payout.
create function refuse_after_end() returns trigger language plpgsql as $$
declare ended boolean;
begin
  ended := case tg_table_name
    when 'proof' then (to_jsonb(old) ->> 'is_final')::boolean
    when 'proof_flag' then to_jsonb(old) ->> 'settled' is not null
    when 'rejection' then to_jsonb(old) ->> 'closed_at' is not null
    else to_jsonb(old) ->> 'status' = 'paid' end;
  if ended then
    raise exception '% is decided', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
${frozenBy('refuse_after_end', ...judged)}

-- Replaced where juries and rulings are kept; until then nothing is released by them.
create function has_release_verdict(decided_proof uuid) returns boolean
  language sql stable as 'select false';
create function has_release_ruling(decided_proof uuid) returns boolean
  language sql stable as 'select false';

-- No release without its basis: an accepting vote, an announcement a day old, a verdict, a ruling.
create function check_release_basis() returns trigger language plpgsql as $$
declare holds boolean;
begin
  if not exists (select 1 from proof p join issue i on i.id = p.issue_id
      where p.id = new.proof_id and i.id = new.issue_id and i.status = 'in_progress'
        and i.selected_proposal_id = p.proposal_id and not i.is_frozen) then
    raise exception 'release of issue % is about no proof that can be paid', new.issue_id
      using errcode = 'check_violation';
  end if;
  if new.kind = 'acceptance' then
    holds := exists (select 1 from vote_closing v
        where v.proof_id = new.proof_id and v.outcome = 'accepted')
      and not exists (select 1 from proof_flag f
        where f.proof_id = new.proof_id and f.settled is null);
  elsif new.kind = 'auto_release' then
    holds := exists (select 1 from release_clock c join release_notice n
          on n.proof_id = c.proof_id and n.announced_at = c.notice_at
        where c.proof_id = new.proof_id and c.paused_at is null
          and c.release_at <= new.decided_at
          and n.announced_at <= new.decided_at - interval '24 hours')
      and exists (select 1 from vote_closing v
        where v.proof_id = new.proof_id and v.outcome = 'waiting')
      and not exists (select 1 from proof_flag f
        where f.proof_id = new.proof_id and f.settled is null);
  elsif new.kind = 'verdict' then
    holds := has_release_verdict(new.proof_id);
  else
    holds := has_release_ruling(new.proof_id);
  end if;
  if not holds then
    raise exception 'release of issue % by % has no basis', new.issue_id, new.kind
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger release_decision_founded before insert on release_decision
  for each row execute function check_release_basis();
`;
