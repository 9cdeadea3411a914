import type { DataSource } from 'typeorm';
import { PREPARED } from '#api/database/connection/prepared.ts';
import { readRows } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { findContactLevel } from './contact.rules.ts';
import { appUserEntity } from './accounts.entities.ts';

/**
 * SQL: whether the person of the app_user row `alias` has a proof besides their address: one that somebody
 * else issued or checked. A passkey does not count, since anybody can create one in software.
 */
export const secondWaySql = (alias: string): string =>
  `exists (select from contact_proof c where c.user_id = ${alias}.id and c.held_until is null)`;

type Found = Omit<Actor, 'contactLevel'> & { isEmailProved: boolean; hasSecondWay: boolean };

const ACTOR = `${PREPARED}select id, username, account_role, is_frozen, trust_score,
  coalesce(restricted_until > $2, false) as "isRestricted"`;
const PROVED = `email_proved_at is not null as "isEmailProved", ${secondWaySql('app_user')} as "hasSecondWay"`;
const PERSON = 'from app_user where id = $1';

/**
 * Loaded fresh for each call, so that a freeze takes effect at once. Without contact levels everybody has the
 * highest.
 */
export async function loadActor(
  database: DataSource,
  userId: string,
  { asksContactLevels, now }: { asksContactLevels: boolean; now: Date },
): Promise<Actor | null> {
  const sql = asksContactLevels ? `${ACTOR}, ${PROVED} ${PERSON}` : `${ACTOR} ${PERSON}`;
  const [found] = await readRows<Found>(database, appUserEntity, sql, [userId, now]);
  if (!found) return null;
  const { isEmailProved, hasSecondWay, ...actor } = found;
  const contactLevel = asksContactLevels ? findContactLevel({ isEmailProved, hasSecondWay }) : 3;
  return { ...actor, contactLevel };
}
