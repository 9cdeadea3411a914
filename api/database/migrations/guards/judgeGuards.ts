import {
  appendOnly,
  frozenBy,
  neverTruncated,
  immutableExcept,
  neverDeleted,
} from './tableGuards.ts';

const judged = ['jury', 'jury_seat', 'account_flag'];
const ruled = ['ruling', 'ruling_confirmation', 'escrow_freeze', 'role_grant'];
const said = ['jury_candidate', 'jury_verdict', ...ruled];

/**
 * What the database itself refuses: changing what a juror or an ambassador said, verdicts of those
 * who were not drawn, and refunds without the ruling that they claim.
 */
export const judgeGuards = `
${appendOnly(...said)}
${neverDeleted(...judged)}
${neverTruncated(...said, ...judged)}

${immutableExcept('jury', 'outcome', 'closed_at')}
${immutableExcept('jury_seat', 'status', 'answered_at')}
${immutableExcept('account_flag', 'settled', 'settled_by', 'settled_at')}

-- A closed jury, an answered seat and a settled accusation stay as they are.
create function refuse_second_answer() returns trigger language plpgsql as $$
declare answered boolean;
begin
  answered := case tg_table_name
    when 'jury' then to_jsonb(old) ->> 'outcome' is not null
    when 'jury_seat' then to_jsonb(old) ->> 'status' <> 'offered'
    else to_jsonb(old) ->> 'settled' is not null end;
  if answered then
    raise exception '% is decided', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
${frozenBy('refuse_second_answer', ...judged)}

-- A verdict comes from a seat that was accepted, and only while the jury sits.
create function check_verdict() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from jury j join jury_seat s using (proof_id)
      where j.proof_id = new.proof_id and s.user_id = new.user_id and s.status = 'accepted'
        and j.outcome is null and new.given_at < j.ends_at) then
    raise exception 'verdict on proof % by nobody who sits there', new.proof_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger jury_verdict_seated before insert on jury_verdict
  for each row execute function check_verdict();

create function check_confirmation() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ruling r where r.id = new.ruling_id and r.by_id = new.by_id) then
    raise exception 'ruling % confirmed by its author', new.ruling_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ruling_confirmation_second before insert on ruling_confirmation
  for each row execute function check_confirmation();

-- Three seats said yes.
create or replace function has_release_verdict(decided_proof uuid) returns boolean
  language sql stable as $$
    select exists (select 1 from jury j where j.proof_id = decided_proof and j.outcome = 'accepted')
      and 3 <= (select count(*) from jury_verdict v
        where v.proof_id = decided_proof and v.choice = 'approve') $$;

-- The newest ruling says so, and a second ambassador where one is needed.
create function has_ruling(decided_proof uuid, wanted text) returns boolean
  language sql stable as $$
    select coalesce((select r.choice = wanted and (not r.needs_confirmation or c.by_id is not null)
      from ruling r left join ruling_confirmation c on c.ruling_id = r.id
      where r.proof_id = decided_proof order by r.number desc limit 1), false) $$;
create or replace function has_release_ruling(decided_proof uuid) returns boolean
  language sql stable as $$ select has_ruling(decided_proof, 'release') $$;

create function check_refund_basis() returns trigger language plpgsql as $$
declare ruled uuid;
begin
  if new.ruling_id is null then
    if new.pledge_id is null and exists (select 1 from issue i
        where i.id = new.issue_id and i.status = 'in_progress') then
      raise exception 'refund of issue % has no basis', new.issue_id
        using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select r.proof_id into ruled from ruling r where r.id = new.ruling_id;
  if not has_ruling(ruled, 'refund') or exists (select 1 from issue i
      where i.id = new.issue_id and (i.status <> 'in_progress' or i.is_frozen)) then
    raise exception 'refund of issue % has no basis', new.issue_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_transaction_founded before insert on ledger_transaction
  for each row when (new.kind = 'refund') execute function check_refund_basis();
`;
