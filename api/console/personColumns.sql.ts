import { secondWaySql } from '#api/people/secondWay.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';

/** The account `m` was erased. */
export const IS_DELETED = `m.email like '%@deleted.invalid'`;

/** A sign-in `s` of the account `m` that lasts: by the real time, also where testers move the site's. */
export const LASTING_SIGN_INS = `session s
  where s.user_id = m.id and not s.is_ended and s.expires_at > now()`;

/** What lists and records tell of the account `m`; needs the time as the first parameter. */
export const PERSON_FIELDS = `
  'id', m.id, 'username', m.username, 'fullName', m.full_name,
  'accountRole', m.account_role, 'isValidator', m.is_validator,
  'contactLevel', case when m.email_proved_at is null then 1
    when ${secondWaySql('m')} then 3 else 2 end,
  'isFrozen', m.is_frozen,
  'restrictedUntil', case when m.restricted_until > $1 then ${timeSql('m.restricted_until')} end,
  'isDeleted', ${IS_DELETED}, 'trustScore', m.trust_score, 'createdAt', ${timeSql('m.created_at')},
  'lastUsedAt', (select ${timeSql('max(s.last_used_at)')} from ${LASTING_SIGN_INS}),
  'signInCount', (select count(*) from ${LASTING_SIGN_INS})`;
