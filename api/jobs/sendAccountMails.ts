import { prepareAccountMail } from '#api/people/prepareAccountMail.ts';
import { prepareReportMail } from '#api/issues/prepareReportMail.ts';
import { PREPARED } from '#api/database/connection/prepared.ts';
import { readRows, transact, type Transaction } from '#api/database/transaction.ts';
import { deliveryWaitMs } from '#api/notices/noticeDelivery.rules.ts';
import { accountMailEntity, type AccountMailRow } from '#api/people/credentials.entities.ts';
import { mailTrouble, type DeliveryDependencies } from './deliverNotices.ts';
import type { Clock } from '#api/platform/ports.ts';
import { MINUTE_MS, SECOND_MS } from '#schema/durations.ts';

export type AccountMailDependencies = Omit<DeliveryDependencies, 'push'> & {
  siteClock: Clock;
};

const BATCH = 10;
/**
 * Longer than a batch can take: a process that holds one this long is dead, and others take over.
 */
const LEASE_MS = 5 * MINUTE_MS;

const CLAIM_SQL = `${PREPARED}
  with due as materialized (
    select id from account_mail where due_at <= $1
    order by due_at, id limit ${BATCH} for update skip locked
  ), claimed as (
    update account_mail m set attempt_count = m.attempt_count + 1, due_at = $2
    from due where m.id = due.id
    returning m.*
  )
  select * from claimed`;

/**
 * Sends due account mails. Text, address and link are made on sending: no row stores a link, and
 * its lifetime starts then. Returns whether more may be due.
 */
export async function sendAccountMails(
  dependencies: AccountMailDependencies,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  const parameters = [now, leaseEnd];
  const due = await readRows<AccountMailRow>(database, accountMailEntity, CLAIM_SQL, parameters);
  for (const order of due) if (!signal.aborted) await send(dependencies, order);
  return due.length === BATCH;
}

async function send(dependencies: AccountMailDependencies, order: AccountMailRow): Promise<void> {
  const { database, siteClock, mailer, origin } = dependencies;
  const { name, languages } = await dependencies.site();
  const site = { origin, siteName: name, languages };
  const { id, kind, requestId } = order;
  const context = { actor: null, clock: siteClock, isAuditExempt: true, requestId };
  const prepare = (tx: Transaction) =>
    kind === 'issue_reported'
      ? prepareReportMail(tx, order, site)
      : prepareAccountMail(tx, { ...order, kind }, site);
  const mail = mailer && (await transact(database, context, prepare));
  try {
    if (mail) await mailer?.send(mail);
    await database.getRepository(accountMailEntity).delete({ id });
    dependencies.tried?.({ delivery: 'account mail', outcome: 'sent', requestId });
  } catch (error) {
    await postpone(dependencies, order, error);
  }
}

async function postpone(
  { database, clock, warn, tried }: AccountMailDependencies,
  { id, attemptCount, requestId }: AccountMailRow,
  error: unknown,
): Promise<void> {
  tried?.({ delivery: 'account mail', outcome: 'failed', requestId });
  const { kind, reason } = mailTrouble(error);
  const waitMs = kind === 'refused' ? null : deliveryWaitMs(attemptCount, null);
  const next = waitMs === null ? 'given up' : `next try in ${Math.round(waitMs / SECOND_MS)} s`;
  warn(`A mail about an account failed (${reason}); ${next}.`);
  const mails = database.getRepository(accountMailEntity);
  if (waitMs === null) await mails.delete({ id });
  else await mails.update({ id }, { dueAt: new Date(clock.now().getTime() + waitMs) });
}
