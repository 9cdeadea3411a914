import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { saveOperatorAct } from '#api/console/operatorActs.sql.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { BODIES_MAX, type BodyForm } from '#schema/partners/bodies.ts';
import { shownSecret } from '#api/partners/webhooks/signWebhook.ts';
import { forwardingSecret } from './forwardingHook.ts';
import { countOtherBodies, saveBodyRow, saveRetired } from './bodies.sql.ts';

/** Returns the secret that signs what the body is told; null: not by webhook. */
export async function saveBody(
  tx: Transaction,
  id: string,
  body: BodyForm,
): Promise<{ webhookSecret: string | null }> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));
  if ((await countOtherBodies(tx, id)) >= BODIES_MAX) throw new Refusal('too_many_bodies');

  const byId = operator.id;
  await saveBodyRow(tx, { id, byId, body });
  const { name: subject, reason } = body;
  await saveOperatorAct(tx, { byId, act: 'body', userId: null, subject, reason });
  if (body.channel !== 'webhook') return { webhookSecret: null };
  const secret = forwardingSecret(await loadSiteSecret(tx.manager), id);
  return { webhookSecret: shownSecret(secret) };
}

type Retire = { id: string; isRetired: boolean; reason: string };

/** Stops telling a body of new reports, or resumes it. */
export async function retireBody(tx: Transaction, { reason, ...change }: Retire): Promise<void> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));

  const subject = await saveRetired(tx, change);
  if (subject === null) throw new Refusal('not_found');
  await saveOperatorAct(tx, { byId: operator.id, act: 'body', userId: null, subject, reason });
}
