import { secondWaySql } from '#api/people/loadActor.sql.ts';
import { timeSql, listPage, type Queryable } from '#api/platform/fragments.sql.ts';
import type { AccountFilter, RoleFilter } from '#schema/console/consoleFilters.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { addressKeySql } from '#api/people/lookUp.sql.ts';
import { readEmail } from '#schema/typed/email.ts';
import { lookedUpName } from '#schema/typed/name.ts';

const IS_DELETED = `m.email like '%@deleted.invalid'`;

/**
 * Unexpired sessions `s` of the account `m`: by real time, even if testers move the site's clock.
 */
const LASTING_SIGN_INS = `session s
  where s.user_id = m.id and not s.is_ended and s.expires_at > now()`;

/** Fields of the account `m` for lists and records; needs the time as the first parameter. */
const PERSON_FIELDS = `
  'id', m.id, 'username', m.username, 'fullName', m.full_name,
  'accountRole', m.account_role, 'isValidator', m.is_validator,
  'contactLevel', case when m.email_proved_at is null then 1
    when ${secondWaySql('m')} then 3 else 2 end,
  'isFrozen', m.is_frozen,
  'restrictedUntil', case when m.restricted_until > $1 then ${timeSql('m.restricted_until')} end,
  'isDeleted', ${IS_DELETED}, 'trustScore', m.trust_score, 'createdAt', ${timeSql('m.created_at')},
  'lastUsedAt', (select ${timeSql('max(s.last_used_at)')} from ${LASTING_SIGN_INS}),
  'signInCount', (select count(*) from ${LASTING_SIGN_INS})`;

const STATES: Record<AccountFilter, string> = {
  current: `not ${IS_DELETED}`,
  restricted: `m.restricted_until > $1`,
  frozen: 'm.is_frozen',
  unproved: `m.email_proved_at is null and not ${IS_DELETED}`,
  signed_in: `exists (select from ${LASTING_SIGN_INS})`,
  deleted: IS_DELETED,
};

const IN_ROLE = `($3 = 'any' or m.account_role = $3 or ($3 = 'validator' and m.is_validator))`;

const namedSql = (spelling: string) =>
  `strpos(${spelling}(concat_ws(chr(31), m.username, m.full_name)), ${spelling}($2)) > 0`;

/** Part of a name, or a whole address or id: addresses cannot be guessed letter by letter. */
const FOUND = `($2 = '' or ${namedSql('search_fold')} or ${namedSql('search_spelled_out')}
  or ${addressKeySql('m.email')} = ${addressKeySql('$4')} or m.id::text = lower($2 collate "C"))`;

type Asked = {
  search: string;
  role: RoleFilter;
  state: AccountFilter;
  page: number;
  pageSize: number;
};

export function listPeople(
  database: Queryable,
  now: Date,
  { search, role, state, ...page }: Asked,
): Promise<string> {
  const listing = {
    from: 'app_user m',
    // Referenced here too: an unused parameter has no type.
    where: `$1::timestamptz is not null and ${STATES[state]} and ${IN_ROLE} and ${FOUND}`,
    order: 'm.created_at desc, m.id desc',
    json: `json_build_object(${PERSON_FIELDS})`,
  };
  const asked = lookedUpName(search);
  return listPage(database, listing, [now, asked, role, readEmail(asked) ?? asked], page);
}

const SHOWN = 20;

const usernameSql = (id: string) => `(select n.username from app_user n where n.id = ${id})`;

const latestSql = (json: string, from: string, time: string) => `coalesce((select json_agg(t.entry
    order by t.at desc) from (select ${json} as entry, ${time} as at from ${from}
    order by ${time} desc limit ${SHOWN}) t), '[]')`;

const DECISIONS = latestSql(
  `json_build_object('id', c.id, 'kind', c.kind, 'issueId', c.issue_id, 'choice', c.choice,
    'reason', c.reason, 'byName', ${usernameSql('c.decided_by')}, 'decidedAt', ${timeSql('c.decided_at')},
    'isUndone', c.appeal_outcome is not distinct from 'undone')`,
  `moderation_case c where c.author_id = m.id and c.choice <> 'leave'`,
  'c.decided_at',
);

const FLAGS = latestSql(
  `json_build_object('id', f.id, 'reason', f.reason, 'byName', ${usernameSql('f.by_id')},
    'raisedAt', ${timeSql('f.raised_at')}, 'settled', f.settled,
    'lift', (select json_build_object('byName', ${usernameSql('l.by_id')}, 'reason', l.reason,
      'liftedAt', ${timeSql('l.lifted_at')}) from account_lift l where l.flag_id = f.id))`,
  'account_flag f where f.user_id = m.id',
  'f.raised_at',
);

const ROLES = latestSql(
  `json_build_object('accountRole', r.account_role, 'isValidator', r.is_validator,
    'byName', ${usernameSql('r.by_id')}, 'isByProvider', r.is_by_provider, 'grantedAt', ${timeSql('r.granted_at')})`,
  'role_grant r where r.user_id = m.id',
  'r.granted_at',
);

const proved = (kind: string) => `exists (select from contact_proof c
  where c.user_id = m.id and c.kind = '${kind}' and c.held_until is null)`;

/** First letter and domain: `n…@example.org`. */
const EMAIL_HINT = `left(m.email, 1) || '…@' || split_part(m.email, '@', 2)`;

const counted = (from: string) => `(select count(*) from ${from})`;

export async function getPersonRecord(
  database: Queryable,
  now: Date,
  userId: string,
): Promise<string> {
  const [row] = await database.query<{ record: string }>(
    `select json_build_object(${PERSON_FIELDS},
       'emailHint', ${EMAIL_HINT}, 'isEmailProved', m.email_proved_at is not null,
       'hasPassword', m.has_password,
       'passkeyCount', ${counted('passkey p where p.user_id = m.id')},
       'hasPhone', ${proved('phone')}, 'hasDocument', ${proved('document')},
       'counts', json_build_object(
         'issues', ${counted('issue i where i.reporter_id = m.id and i.deleted_at is null')},
         'pledges', ${counted('pledge p where p.user_id = m.id')},
         'proposals', ${counted('proposal p where p.solver_id = m.id')},
         'messages', ${counted('chat_message c where c.user_id = m.id')}),
       'decisions', ${DECISIONS}, 'flags', ${FLAGS}, 'roles', ${ROLES}
     )::text as record from app_user m where m.id = $2`,
    [now, userId],
  );
  if (!row) throw new Refusal('user_not_found');
  return row.record;
}
