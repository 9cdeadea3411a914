import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { PERSON_FIELDS } from './personColumns.sql.ts';

/** Of the decisions, reports and roles of an account, so many are shown. */
const SHOWN = 20;

const nameOf = (id: string) => `(select n.username from app_user n where n.id = ${id})`;

const lastOf = (json: string, from: string, time: string) => `coalesce((select json_agg(t.entry
    order by t.at desc) from (select ${json} as entry, ${time} as at from ${from}
    order by ${time} desc limit ${SHOWN}) t), '[]')`;

const DECISIONS = lastOf(
  `json_build_object('id', c.id, 'kind', c.kind, 'issueId', c.issue_id, 'choice', c.choice,
    'reason', c.reason, 'byName', ${nameOf('c.decided_by')}, 'decidedAt', ${timeSql('c.decided_at')},
    'isUndone', c.appeal_outcome is not distinct from 'undone')`,
  `moderation_case c where c.author_id = m.id and c.choice <> 'leave'`,
  'c.decided_at',
);

const FLAGS = lastOf(
  `json_build_object('id', f.id, 'reason', f.reason, 'byName', ${nameOf('f.by_id')},
    'raisedAt', ${timeSql('f.raised_at')}, 'settled', f.settled,
    'lift', (select json_build_object('byName', ${nameOf('l.by_id')}, 'reason', l.reason,
      'liftedAt', ${timeSql('l.lifted_at')}) from account_lift l where l.flag_id = f.id))`,
  'account_flag f where f.user_id = m.id',
  'f.raised_at',
);

const ROLES = lastOf(
  `json_build_object('accountRole', r.account_role, 'isValidator', r.is_validator,
    'byName', ${nameOf('r.by_id')}, 'grantedAt', ${timeSql('r.granted_at')})`,
  'role_grant r where r.user_id = m.id',
  'r.granted_at',
);

const proved = (kind: string) => `exists (select from contact_proof c
  where c.user_id = m.id and c.kind = '${kind}' and c.held_until is null)`;

/** The first letter and the server: `n…@example.org`. */
const EMAIL_HINT = `left(m.email, 1) || '…@' || split_part(m.email, '@', 2)`;

const counted = (from: string) => `(select count(*) from ${from})`;

/** An account as operators see it, as JSON text. */
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
