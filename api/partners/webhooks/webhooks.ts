import { saveOperatorAct } from '#api/console/operatorActs.sql.ts';
import { canSendNow } from '#api/console/repeatNow.rules.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { HOUR_MS } from '#schema/durations.ts';
import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';
import { WEBHOOK_ROTATION_HOURS, WEBHOOKS_OF_SITE } from '#schema/partners/webhooks.ts';
import { shownSecret, webhookSecret } from './signWebhook.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  loadMessage,
  rotateSecret,
  sendMessageNow,
} from './webhooks.sql.ts';

type Reasoned = { id: string; reason: string };
type ShownSecret = { id: string; secret: string };

const SUBJECT_MAX_LENGTH = 200;

async function record(tx: Transaction, url: string, reason: string): Promise<void> {
  const { id: byId } = signedIn(tx.actor);
  const subject = url.slice(0, SUBJECT_MAX_LENGTH);
  await saveOperatorAct(tx, { byId, act: 'webhook', userId: null, subject, reason });
}

async function showSecret(tx: Transaction, id: string, number: number): Promise<ShownSecret> {
  const secret = webhookSecret(await loadSiteSecret(tx.manager), id, number);
  return { id, secret: shownSecret(secret) };
}

export async function createWebhook(
  tx: Transaction,
  { url, events, reason }: { url: string; events: readonly WebhookEvent[]; reason: string },
): Promise<ShownSecret> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));
  await lockQuota(tx, 'webhooks', 'site');
  if ((await countWebhooks(tx)) >= WEBHOOKS_OF_SITE) throw new Refusal('too_many_webhooks');
  const id = tx.randomUuid();
  await insertWebhook(tx, { id, url, events, madeBy: operator.id });
  await record(tx, url, reason);
  return showSecret(tx, id, 1);
}

/** Both secrets sign for a day, so that the receiver can switch without losing a message. */
export async function rotateWebhookSecret(
  tx: Transaction,
  { id, reason }: Reasoned,
): Promise<ShownSecret> {
  permit(mayOperate(signedIn(tx.actor)));
  const until = new Date(tx.now.getTime() + WEBHOOK_ROTATION_HOURS * HOUR_MS);
  const rotated = await rotateSecret(tx, id, until);
  if (rotated === null) throw new Refusal('not_found');
  await record(tx, rotated.url, reason);
  return showSecret(tx, id, rotated.number);
}

export async function removeWebhook(tx: Transaction, { id, reason }: Reasoned): Promise<void> {
  permit(mayOperate(signedIn(tx.actor)));
  const url = await deleteWebhook(tx, id);
  if (url === null) throw new Refusal('not_found');
  await record(tx, url, reason);
}

/** Under the same id, so that a receiver that remembers ids accepts it once. */
export async function repeatWebhookDelivery(
  tx: Transaction,
  { id, reason }: Reasoned,
): Promise<void> {
  permit(mayOperate(signedIn(tx.actor)));
  const message = await loadMessage(tx, id);
  if (message === null) throw new Refusal('not_found');
  if (message.dueAt !== null && !canSendNow(message.dueAt, tx.now))
    throw new Refusal('delivery_under_way');
  await sendMessageNow(tx, id);
  await record(tx, message.url, reason);
}
