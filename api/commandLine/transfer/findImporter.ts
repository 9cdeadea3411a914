import type { DataSource } from 'typeorm';
import { systemClock } from '#api/adapters/clock.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { loadActor } from '#api/people/loadActor.sql.ts';

const FIND = `select id from app_user
  where case when $1::text is null then account_role = 'operator'
    else lower(username) = lower($1) end
  limit 2`;

/**
 * In whose name an import reports: the named account, or the only operator. Refused where there is none, or where several operators leave it open.
 */
export async function findImporter(
  database: DataSource,
  username: string | undefined,
): Promise<Actor> {
  const found: { id: string }[] = await database.query(FIND, [username ?? null]);
  const [first] = found.length === 1 ? found : [];
  const about = { asksContactLevels: false, now: systemClock.now() };
  const actor = first && (await loadActor(database, first.id, about));
  if (actor) return actor;
  throw new Refusal(username === undefined ? 'importer_unclear' : 'user_not_found');
}
