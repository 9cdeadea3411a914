import { sqlMigration } from './sqlMigration.ts';

const selection = `
-- When a pledge begins to weigh in the vote on proposals, and the vote has to be looked at again.
create table selection_review (
  issue_id uuid primary key references issue,
  due_at timestamptz(3) not null
);
create index selection_review_due on selection_review (due_at);
`;

const flags = `
alter table proof_flag add column needs_cosigner boolean not null default false;

alter table trust_event drop constraint trust_event_event_check;
alter table trust_event add constraint trust_event_event_check check (event in
  ('agreed', 'disagreed', 'solution_completed', 'finally_rejected', 'account_flag_upheld',
   'flag_dismissed'));

-- Whether an objection holds the release: one that needs a co-signer does only beside another.
create function has_open_flag(flagged_proof uuid) returns boolean language sql stable as $$
  select count(*) > 1 or coalesce(bool_or(not needs_cosigner), false)
  from proof_flag where proof_id = flagged_proof and settled is null
$$;

-- As before, but for which objections count.
create or replace function check_release_basis() returns trigger language plpgsql as $$
declare holds boolean;
begin
  if not exists (select 1 from proof p join issue i on i.id = p.issue_id
      where p.id = new.proof_id and i.id = new.issue_id and i.status = 'in_progress'
        and i.selected_proposal_id = p.proposal_id and not i.is_frozen) then
    raise exception 'release of issue % is about no proof that can be paid', new.issue_id
      using errcode = 'check_violation';
  end if;
  if new.kind = 'acceptance' then
    holds := not has_open_flag(new.proof_id)
      and exists (select 1 from vote_closing v
        where v.proof_id = new.proof_id and v.outcome = 'accepted');
  elsif new.kind = 'auto_release' then
    holds := not has_open_flag(new.proof_id)
      and exists (select 1 from release_clock c join release_notice n
          on n.proof_id = c.proof_id and n.announced_at = c.notice_at
        where c.proof_id = new.proof_id and c.paused_at is null
          and c.release_at <= new.decided_at
          and n.announced_at <= new.decided_at - interval '24 hours')
      and exists (select 1 from vote_closing v
        where v.proof_id = new.proof_id and v.outcome = 'waiting');
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
`;

/** Rules that hold against people who come only to hold up others. */
export const FairRules1763000000015 = sqlMigration({
  name: 'FairRules1763000000015',
  up: selection + flags,
  noWayBack: 'Objections and trust are kept here',
});
