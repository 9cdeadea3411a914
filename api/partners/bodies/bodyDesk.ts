import type * as v from 'valibot';
import { loadSiteSecret } from '#api/database/siteSecret.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { DESK_PAGE_SIZE, type openDesk as openDeskCall } from '#schema/partners/bodyDesk.ts';
import { actOnBody } from './actOnBody.ts';
import { countDeskReports, listDeskReports, loadDesk, saveDesk } from './bodyDesk.sql.ts';
import { createDeskToken, createForwardingToken, idIn, isDeskToken } from './forwardingToken.ts';

type Desk = v.InferOutput<NonNullable<(typeof openDeskCall)['response']>>;

/** For anybody who has the link to a body's desk. */
export async function openDesk(
  tx: Transaction,
  { token, page }: { token: string; page: number },
): Promise<Desk> {
  const secret = await loadSiteSecret(tx.manager);
  const id = idIn(token);
  const desk = id === null ? null : await loadDesk(tx, id);
  if (id === null || desk === null || !isDeskToken(secret, token, desk.number))
    throw new Refusal('link_expired');
  const told = await listDeskReports(tx, id, { limit: DESK_PAGE_SIZE, page });
  const reports = told.map(({ forwardingId, ...report }) => ({
    ...report,
    token: createForwardingToken(secret, forwardingId, { desk: desk.number }),
  }));
  return { bodyName: desk.name, reports, ...(await countDeskReports(tx, id)) };
}

type Make = { id: string; reason: string; origin: string };

/** Makes a new private link to a body's desk; earlier ones become invalid. */
export async function makeDesk(
  tx: Transaction,
  { id, reason, origin }: Make,
): Promise<{ link: string }> {
  const { number } = await actOnBody(tx, reason, () => saveDesk(tx, id));
  const token = createDeskToken(await loadSiteSecret(tx.manager), id, number);
  return { link: `${origin}/auth#desk=${token}` };
}
