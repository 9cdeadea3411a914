import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { confirmRuling, writeRuling } from '#api/case/rulings/rulings.ts';
import { raiseFlag } from '#api/case/voting/flags.ts';
import { freezeEscrow } from '#api/case/rulings/freezeEscrow.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { openCourt, playContested, type PlayedCase } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';

const REASON = 'Both pictures show another corner of the street.';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [first, second] = court.ambassadors;
let judged: PlayedCase;
let sock: Actor;

const giveRole = (id: string | undefined, role: 'user' | 'ambassador') =>
  test.database.query('update app_user set account_role = $2 where id = $1', [id, role]);

/** $1,500 that waits for ambassadors. */
beforeEach(async () => {
  await test.database.query('update app_user set trust_score = 20');
  judged = await playContested(court, 50_000n);
  // An operator makes one of their own accounts an ambassador while the case is judged.
  const person = await insertPerson(test.database, `x${judged.proofId.slice(0, 10)}`);
  await giveRole(person.id, 'ambassador');
  sock = { ...person, accountRole: 'ambassador' };
  court.now = daysAfter(court.now, 4);
  const clock = { now: () => court.now, randomBytes };
  const warn = (message: string) => expect(message).toBe('');
  await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
});

const rule = (by: Actor | undefined) =>
  court.as(by ?? null, (tx) =>
    writeRuling(tx, { proofId: judged.proofId, choice: 'release', reason: REASON }),
  );

const rulingOf = async () => {
  const rows: { id: string; needsConfirmation: boolean }[] = await test.database.query(
    'select id, needs_confirmation as "needsConfirmation" from ruling where proof_id = $1',
    [judged.proofId],
  );
  return rows[0];
};

it('an ambassador who was appointed after the choice judges nothing of the case', async () => {
  await expect(rule(sock)).rejects.toMatchObject({ code: 'forbidden' });
  const { issueId, proofId } = judged;
  const freeze = court.as(sock, (tx) =>
    freezeEscrow(tx, { issueId, isFrozen: true, reason: REASON }),
  );
  await expect(freeze).rejects.toMatchObject({ code: 'forbidden' });
  const object = court.as(sock, (tx) => raiseFlag(tx, { proofId, justification: REASON }));
  await expect(object).rejects.toMatchObject({ code: 'forbidden' });
  await rule(first);
  const { id = '' } = (await rulingOf()) ?? {};
  const confirm = court.as(sock, (tx) => confirmRuling(tx, id));
  await expect(confirm).rejects.toMatchObject({ code: 'forbidden' });
});

it('one who lost the role after the choice still judges it', async () => {
  await giveRole(first?.id, 'user');
  await rule(first && { ...first, accountRole: 'user' });
  await giveRole(first?.id, 'ambassador');
  const { id = '', needsConfirmation } = (await rulingOf()) ?? {};
  expect(needsConfirmation).toBe(true);
  await court.as(second ?? null, (tx) => confirmRuling(tx, id));
});

it('a limit that is raised after the choice lets nobody rule alone', async () => {
  const raised = await court.as(first ?? null, async (tx) => {
    const money = { ...(await tx.money()), largeEscrow: 90_000_000n };
    const within = { ...tx, money: () => Promise.resolve(money) };
    await writeRuling(within, { proofId: judged.proofId, choice: 'release', reason: REASON });
    return rulingOf();
  });
  expect(raised ?? (await rulingOf())).toMatchObject({ needsConfirmation: true });
});

it('who judges is told beside the vote, and on record', async () => {
  const rows: { data: string }[] = await test.database.query(
    `select data from audit_entry where issue_id = $1 and action = 'proposal_selected'`,
    [judged.issueId],
  );
  const data = JSON.parse(rows[0]?.data ?? '{}') as { ambassadors: string[] };
  expect(data).toMatchObject({ largeEscrowCents: '100000' });
  expect(data.ambassadors.length).toBeGreaterThan(1);
});
