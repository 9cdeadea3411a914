import { execute } from '#tests/support/database/copiedDatabase.ts';
import { findRunningEmbedded } from '#api/database/embedded/findRunningEmbedded.ts';

const PEOPLE = 1_200;
const SLOTS = 18;
/** One slot after the other is over, so that some are settled at each moment of the attack. */
const SECONDS_PER_SLOT = 2;

/**
 * Puts 1,200 accounts on one network, `student1` and so on with the password of the demo, who have been seen
 * there together in eighteen slots of ten minutes.
 */
export async function gatherCrowd(dataDir: string): Promise<void> {
  const url = await findRunningEmbedded(dataDir);
  if (url === null) throw new RangeError('The server has no database of its own');
  await execute(
    url,
    `insert into app_user select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'username', 'student' || at, 'name_skeleton', '',
       'email', 'student' || at || '@example.org',
       'audit_salt', '\\x' || replace(gen_random_uuid()::text, '-', '')))).*
     from app_user u, generate_series(1, ${PEOPLE}) at where u.username = 'sam'
     on conflict do nothing`,
  );
  await execute(
    url,
    `insert into account_trace (kind, digest, user_id, expires_at)
     select 'together', sha256(convert_to('crowd ' || slot || now(), 'UTF8')), u.id,
       now() + slot * interval '${SECONDS_PER_SLOT} seconds'
     from app_user u, generate_series(1, ${SLOTS}) slot where u.username ~ '^student[0-9]+$'`,
  );
}
