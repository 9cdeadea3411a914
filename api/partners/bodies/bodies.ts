import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { saveOperatorAct } from '#api/console/operatorActs.sql.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { WEBHOOK_ROTATION_HOURS } from '#schema/partners/webhooks.ts';
import { BODIES_MAX, type BodyForm } from '#schema/partners/bodies.ts';
import { shownSecret } from '#api/partners/webhooks/signWebhook.ts';
import { actOnBody } from './actOnBody.ts';
import { forwardingSecret } from './forwardingHook.ts';
import {
  countOtherBodies,
  loadKnownBody,
  saveBodyRow,
  saveRetired,
  saveRotated,
} from './bodies.sql.ts';

/** Returns the secret that signs the body's messages; null: not by webhook, or shown before. */
export async function saveBody(
  tx: Transaction,
  id: string,
  body: BodyForm,
): Promise<{ webhookSecret: string | null }> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));
  if ((await countOtherBodies(tx, id)) >= BODIES_MAX) throw new Refusal('too_many_bodies');

  const byId = operator.id;
  const before = await loadKnownBody(tx, id);
  if (before && leaksKey(before, body))
    throw new Refusal('invalid_request', [{ path: 'address', message: KEY_WANTED }]);
  await saveBodyRow(tx, { id, byId, body });
  const { name: subject, reason } = body;
  await saveOperatorAct(tx, { byId, act: 'body', userId: null, subject, reason });
  const isNew = body.channel === 'webhook' && before?.channel !== 'webhook';
  return { webhookSecret: isNew ? await showSecret(tx, id, before?.secretNumber ?? 1) : null };
}

const KEY_WANTED = 'Please enter the key too: the one before was for another address.';

/** Whether one endpoint's key would be sent to another; whoever cannot read the key must not cause that. */
function leaksKey(before: Pick<BodyForm, 'address'> & { hasApiKey: boolean }, body: BodyForm) {
  if (body.channel !== 'open311' || body.apiKey !== undefined || !before.hasApiKey) return false;
  return new URL(before.address).origin !== new URL(body.address).origin;
}

async function showSecret(tx: Transaction, id: string, number: number): Promise<string> {
  return shownSecret(forwardingSecret(await loadSiteSecret(tx.manager), id, number));
}

/** Both secrets sign for a day, so that the program can switch without losing a message. */
export async function rotateBodySecret(
  tx: Transaction,
  { id, reason }: { id: string; reason: string },
): Promise<{ secret: string }> {
  const until = new Date(tx.now.getTime() + WEBHOOK_ROTATION_HOURS * HOUR_MS);
  const { number } = await actOnBody(tx, reason, () => saveRotated(tx, id, until));
  return { secret: await showSecret(tx, id, number) };
}

type Retire = { id: string; isRetired: boolean; reason: string };

/** Stops forwarding new reports to a body, or resumes it. */
export async function retireBody(tx: Transaction, { reason, ...change }: Retire): Promise<void> {
  await actOnBody(tx, reason, () => saveRetired(tx, change));
}
