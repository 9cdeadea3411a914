import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { AccountFilter, RoleFilter } from '#schema/console/consoleFilters.ts';
import { listPage } from '#api/platform/listPage.sql.ts';
import { IS_DELETED, LASTING_SIGN_INS, PERSON_FIELDS } from './personColumns.sql.ts';

const STATES: Record<AccountFilter, string> = {
  current: `not ${IS_DELETED}`,
  restricted: `m.restricted_until > $1`,
  frozen: 'm.is_frozen',
  unproved: `m.email_proved_at is null and not ${IS_DELETED}`,
  signed_in: `exists (select from ${LASTING_SIGN_INS})`,
  deleted: IS_DELETED,
};

const ROLES = `($3 = 'any' or m.account_role = $3 or ($3 = 'validator' and m.is_validator))`;

/** Part of a name, or a whole address or id: nobody finds out addresses letter by letter. */
const FOUND = `($2 = '' or strpos(lower(m.username), lower($2)) > 0
  or strpos(lower(coalesce(m.full_name, '')), lower($2)) > 0
  or lower(m.email) = lower($2) or m.id::text = lower($2))`;

type Asked = {
  search: string;
  role: RoleFilter;
  state: AccountFilter;
  page: number;
  pageSize: number;
};

/** A page of the accounts as JSON text, newest first, as they stand at `now`. */
export function listPeople(
  database: Queryable,
  now: Date,
  { search, role, state, ...page }: Asked,
): Promise<string> {
  const listing = {
    from: 'app_user m',
    // The time is named here too: a parameter that no condition uses has no type.
    where: `$1::timestamptz is not null and ${STATES[state]} and ${ROLES} and ${FOUND}`,
    order: 'm.created_at desc, m.id desc',
    json: `json_build_object(${PERSON_FIELDS})`,
  };
  return listPage(database, listing, [now, search, role], page);
}
