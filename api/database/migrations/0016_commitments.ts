import { sqlMigration } from './sqlMigration.ts';

/** Private values stand on record as commitments that nobody can try values against. */
export const Commitments1763000000016 = sqlMigration({
  name: 'Commitments1763000000016',
  up: `
set local statement_timeout = 0;

-- What commitments of private values are made with; null once the issue was erased.
alter table audit_head add column salt bytea check (octet_length(salt) = 32)
  default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
update audit_head h set salt = null from issue i
where i.id = h.issue_id and i.deleted_at is not null;

-- What opens one commitment and no other; null once the issue was erased.
create function commitment_key(of_issue uuid, of_sequence integer, of_name text)
returns bytea language sql stable as $$
  select sha256(salt || convert_to(of_sequence || ' ' || of_name, 'UTF8'))
  from audit_head where issue_id = of_issue
$$;
`,
  noWayBack: 'The record cannot be checked without its salts',
});
