import { ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';
import { sqlMigration } from './sqlMigration.ts';

const kept = ['money_vote'];

/** How an arbitration that nobody ended is ended: by what the donors' money had said of the proof. */
export const MoneysOwnVote1763000000069 = sqlMigration({
  name: 'MoneysOwnVote1763000000069',
  up: `
set local statement_timeout = 0;

create table money_vote (
  proof_id uuid primary key references proof,
  issue_id uuid not null references issue,
  choice text not null check (choice in ('release', 'refund')),
  approve_cents bigint not null check (approve_cents >= 0),
  reject_cents bigint not null check (reject_cents >= 0),
  decided_at timestamptz(3) not null,
  check (choice = 'refund' or approve_cents > reject_cents)
);
${appendOnly(...kept)}
${neverTruncated(...kept)}

-- Not before ambassadors had their time.
create function check_money_vote() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from jury j join issue i on i.id = j.issue_id
      where j.proof_id = new.proof_id and i.id = new.issue_id
        and i.verification_state = 'arbitration' and j.outcome = 'arbitration'
        and j.closed_at <= new.decided_at - interval '${ARBITRATION_MAX_DAYS} days') then
    raise exception 'arbitration of proof % is not over', new.proof_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger money_vote_due before insert on money_vote
  for each row execute function check_money_vote();

alter table release_decision drop constraint release_decision_kind_check;
alter table release_decision add constraint release_decision_kind_check
  check (kind in ('acceptance', 'auto_release', 'verdict', 'ruling', 'money_vote'));
alter table proof drop constraint proof_decided_by_check;
alter table proof add constraint proof_decided_by_check
  check (decided_by in ('vote', 'auto_release', 'jury', 'ambassador', 'money_vote'));

create or replace function has_release_ruling(decided_proof uuid) returns boolean
  language sql stable as $$ select has_ruling(decided_proof, 'release') or exists (
    select 1 from money_vote where proof_id = decided_proof and choice = 'release') $$;

-- As before, but for what the money itself decided.
create or replace function check_refund_basis() returns trigger language plpgsql as $$
declare ruled uuid;
begin
  if new.ruling_id is null then
    if new.pledge_id is null and exists (select 1 from issue i
        where i.id = new.issue_id and i.status = 'in_progress' and (i.is_frozen or not exists (
          select 1 from money_vote m join proof p on p.id = m.proof_id
          where m.issue_id = i.id and m.choice = 'refund'
            and p.proposal_id = i.selected_proposal_id and p.outcome is null))) then
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
`,
  noWayBack: 'Without it nothing would end these arbitrations',
});
