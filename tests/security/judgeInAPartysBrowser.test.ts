import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { mergeIssue } from '#api/case/closing/merges.ts';
import { freezeEscrow } from '#api/case/rulings/freezeEscrow.ts';
import { deliverPremium, orderPremium } from '#api/case/rulings/premiums.ts';
import { confirmRuling, writeRuling } from '#api/case/rulings/rulings.ts';
import { raiseFlag, settleFlag } from '#api/case/voting/flags.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { decideModeration } from '#api/moderation/decideModeration.ts';
import { hideIssue } from '#api/moderation/hideIssue.ts';
import { reportContent } from '#api/moderation/reportContent.ts';
import { flagAccount, settleAccountFlag } from '#api/people/accountFlags.ts';
import { linkDevices } from '#api/people/accountTraces.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import {
  openCourt,
  playContested,
  playProof,
  type PlayedCase,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertIssue, insertPerson } from '#tests/support/database/testDatabase.ts';

const REASON = 'Both pictures show another corner of the street.';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [first, second] = court.ambassadors;
const [donor, other] = court.donors;

const as = (by: Actor | undefined, work: (tx: Transaction) => Promise<unknown>) =>
  court.as(by ?? null, work);

/** Both sign in in one browser. */
async function shareBrowser(...people: (Actor | undefined)[]): Promise<void> {
  for (const person of people)
    await as(undefined, (tx) => linkDevices(tx, person?.id ?? '', ['one browser']));
}

const idFrom = async (sql: string, about: string): Promise<string> => {
  const rows: { id: string }[] = await test.database.query(sql, [about]);
  return rows[0]?.id ?? '';
};

const SHARED = { code: 'shares_thing' };

beforeEach(() => test.database.query('delete from account_trace'));

/** $1,500 that waits for ambassadors. */
async function awaitRuling(): Promise<PlayedCase> {
  await test.database.query('update app_user set trust_score = 20');
  const judged = await playContested(court, 50_000n);
  court.now = daysAfter(court.now, 4);
  const clock = { now: () => court.now, randomBytes };
  const warn = (message: string) => expect(message).toBe('');
  await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
  return judged;
}

const rule = (by: Actor | undefined, { proofId }: PlayedCase) =>
  as(by, (tx) => writeRuling(tx, { proofId, choice: 'release', reason: REASON }));

it('neither rules on its case, nor freezes, nor hides it', async () => {
  const judged = await awaitRuling();
  const { issueId } = judged;
  await shareBrowser(first, judged.solver);
  await expect(rule(first, judged)).rejects.toMatchObject(SHARED);
  await expect(
    as(first, (tx) => freezeEscrow(tx, { issueId, isFrozen: true, reason: REASON })),
  ).rejects.toMatchObject(SHARED);
  await expect(
    as(first, (tx) => hideIssue(tx, { issueId, isHidden: true, reason: REASON })),
  ).rejects.toMatchObject(SHARED);
  await rule(second, judged);
});

it('confirms no ruling of who uses the same browser', async () => {
  const judged = await awaitRuling();
  await rule(first, judged);
  await shareBrowser(first, second);
  const rulingId = await idFrom('select id from ruling where proof_id = $1', judged.proofId);
  await expect(as(second, (tx) => confirmRuling(tx, rulingId))).rejects.toMatchObject(SHARED);
});

it('dismisses no objection and earns no report there', async () => {
  const { proofId, issueId, solver } = await playProof(court, [20_000n, 20_000n, 20_000n]);
  await as(other, (tx) => raiseFlag(tx, { proofId, justification: REASON }));
  const flagId = await idFrom('select id from proof_flag where proof_id = $1', proofId);
  const expert = await insertPerson(test.database, `expert${proofId.slice(0, 6)}`);
  await test.database.query('update app_user set is_validator = true where id = $1', [expert.id]);
  const order = { issueId, validatorName: expert.username, feeCents: 1_000n };
  const orderId = await court.as(donor ?? null, (tx) => orderPremium(tx, order));
  await shareBrowser(first, expert, solver);
  await expect(as(first, (tx) => settleFlag(tx, flagId))).rejects.toMatchObject(SHARED);
  await expect(
    as(expert, (tx) => deliverPremium(tx, orderId, `${REASON} ${REASON}`)),
  ).rejects.toMatchObject(SHARED);
  await as(other, (tx) => settleFlag(tx, flagId));
});

it('moderates and merges nothing of theirs, and settles no report on their account', async () => {
  const [issueId, intoId] = [
    await court.as(donor ?? null, insertIssue),
    await court.as(other ?? null, insertIssue),
  ];
  const report = { kind: 'issue', subjectId: issueId, ground: 'spam', text: '' } as const;
  await as(second, (tx) => reportContent(tx, report));
  const caseId = await idFrom('select id from moderation_case where subject_id = $1', issueId);
  const username = donor?.username ?? '';
  const flagId = await court.as(second ?? null, (tx) =>
    flagAccount(tx, { username, reason: REASON }),
  );
  await shareBrowser(first, donor);
  const decision = { caseId, choice: 'warn', reason: REASON, redaction: null } as const;
  await expect(as(first, (tx) => decideModeration(tx, decision))).rejects.toMatchObject(SHARED);
  await expect(as(first, (tx) => mergeIssue(tx, { issueId, intoId }))).rejects.toMatchObject(
    SHARED,
  );
  const settled = { flagId, isUpheld: false, isFrozen: false };
  await expect(as(first, (tx) => settleAccountFlag(tx, settled))).rejects.toMatchObject(SHARED);
  await test.database.query('delete from account_trace');
  await as(first, (tx) => decideModeration(tx, decision));
  await as(first, (tx) => mergeIssue(tx, { issueId, intoId }));
  await as(first, (tx) => settleAccountFlag(tx, settled));
});

it('judges where both only appear together, however often', async () => {
  const judged = await awaitRuling();
  await test.database.query(
    `insert into account_meeting values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 90, current_date, $3)`,
    [first?.id, judged.solver.id, daysAfter(court.now, 180)],
  );
  await expect(rule(first, judged)).resolves.toBeUndefined();
});

it('judges in the demo, where one person tries every role in one browser', async () => {
  const judged = await awaitRuling();
  await test.database.query('update app_user set is_seeded = true where id = any ($1::uuid[])', [
    [first?.id, judged.solver.id],
  ]);
  await shareBrowser(first, judged.solver);
  await expect(rule(first, judged)).resolves.toBeUndefined();
});
