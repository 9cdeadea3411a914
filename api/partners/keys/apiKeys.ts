import { lockQuota } from '#api/database/lockQuota.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { saveOperatorAct } from '#api/console/operatorActs.sql.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import {
  API_KEYS_OF_SITE,
  API_KEYS_PER_PERSON,
  type ApiKeyScope,
} from '#schema/partners/apiKeys.ts';
import { countApiKeys, insertApiKey, revokeKey, isBody } from './apiKeys.sql.ts';

/** Lets scanners of public code recognize a key that was published by mistake. */
const PREFIX = 'trybe_';
const KEY_BYTES = 32;

type MadeKey = { id: string; key: string };

function drawKey(tx: Transaction): MadeKey {
  const secret = Buffer.from(tx.randomBytes(KEY_BYTES)).toString('base64url');
  return { id: tx.randomUuid(), key: `${PREFIX}${secret}` };
}

async function ensureRoomForKey(
  tx: Transaction,
  userId: string | null,
  most: number,
): Promise<void> {
  await lockQuota(tx, 'keys', userId ?? 'site');
  if ((await countApiKeys(tx, userId)) >= most) throw new Refusal('too_many_keys');
}

/** Returns the key, which is stored nowhere. */
export async function createApiKey(
  tx: Transaction,
  { name, scopes }: { name: string; scopes: readonly ApiKeyScope[] },
): Promise<MadeKey> {
  const owner = signedIn(tx.actor);
  permit(mayOperate(owner));
  await ensureRoomForKey(tx, owner.id, API_KEYS_PER_PERSON);
  const made = drawKey(tx);
  const { id: userId } = owner;
  await insertApiKey(tx, { ...made, userId, madeBy: userId, bodyId: null, name, scopes });
  return made;
}

export async function revokeApiKey(tx: Transaction, id: string): Promise<void> {
  const { id: userId } = signedIn(tx.actor);
  if ((await revokeKey(tx, id, userId)) === null) throw new Refusal('not_found');
}

/** A key that can only report, or answer as a body does: only persons write in discussions. */
export async function createSiteApiKey(
  tx: Transaction,
  { name, reason, bodyId }: { name: string; reason: string; bodyId: string | null },
): Promise<MadeKey> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));
  await ensureRoomForKey(tx, null, API_KEYS_OF_SITE);
  const made = drawKey(tx);
  if (bodyId !== null && !(await isBody(tx, bodyId))) throw new Refusal('not_found');
  const scopes = [bodyId === null ? ('report' as const) : ('update' as const)];
  await insertApiKey(tx, { ...made, userId: null, madeBy: operator.id, bodyId, name, scopes });
  await saveOperatorAct(tx, { byId: operator.id, act: 'key', userId: null, subject: name, reason });
  return made;
}

export async function revokeSiteApiKey(
  tx: Transaction,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));
  const subject = await revokeKey(tx, id, null);
  if (subject === null) throw new Refusal('not_found');
  await saveOperatorAct(tx, { byId: operator.id, act: 'key', userId: null, subject, reason });
}
