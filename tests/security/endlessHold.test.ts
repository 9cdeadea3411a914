import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { freezeEscrow } from '#api/case/rulings/freezeEscrow.ts';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { getCase } from '#api/case/getCase.sql.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { hideIssue } from '#api/moderation/hideIssue.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { openCourt, playProof, type PlayedCase } from '#tests/support/cases/playedCases.ts';
import { HELD_MAX_DAYS } from '#schema/caseLimits.ts';
import { AUTO_RELEASE_DAYS } from '#schema/limits.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';

const REASON = 'I want to look at this for a while.';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [first, second] = court.ambassadors;
let held: PlayedCase;

beforeEach(async () => {
  held = await playProof(court, [20_000n, 20_000n, 20_000n]);
});

const hide = (isHidden: boolean) =>
  court.as(first ?? null, (tx) =>
    hideIssue(tx, { issueId: held.issueId, isHidden, reason: REASON }),
  );

const freeze = (isFrozen: boolean, by: Actor | undefined = first) =>
  court.as(by ?? null, (tx) =>
    freezeEscrow(tx, { issueId: held.issueId, isFrozen, reason: REASON }),
  );

async function passDays(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 1) {
    court.now = daysAfter(court.now, Math.min(left, 1));
    const clock = { now: () => court.now, randomBytes };
    const warn = (message: string) => expect(message).toBe('');
    await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
  }
}

async function stateOf() {
  const [row]: { status: string; isFrozen: boolean; isHidden: boolean; runsHidden: boolean }[] =
    await test.database.query(
      `select status, is_frozen as "isFrozen", is_hidden as "isHidden",
         runs_hidden as "runsHidden" from issue where id = $1`,
      [held.issueId],
    );
  return row;
}

const readBy = (viewer: Actor | null) =>
  getCase(test.database, held.issueId, {
    origin: '',
    viewerId: viewer?.id ?? null,
    now: court.now,
  });

describe('whoever hides a case and leaves it', { timeout: 60_000 }, () => {
  it('stops its money for 14 days, and after them it is paid, hidden from the public', async () => {
    await hide(true);
    await passDays(13);
    expect(await stateOf()).toMatchObject({ isHidden: true, runsHidden: false });
    await expect(readBy(held.solver)).rejects.toMatchObject({ code: 'issue_not_found' });
    await passDays(1);
    expect(await stateOf()).toMatchObject({ isHidden: true, runsHidden: true });
    await expect(readBy(null)).rejects.toMatchObject({ code: 'issue_not_found' });
    const stranger = await insertPerson(test.database, `x${held.proofId.slice(0, 8)}`);
    await expect(readBy(stranger)).rejects.toMatchObject({ code: 'issue_not_found' });
    const ballot = { proofId: held.proofId, choice: 'approve', reason: '' } as const;
    const strange = court.as(stranger, (tx) => castBallot(tx, ballot));
    await expect(strange).rejects.toMatchObject({ code: 'issue_not_found' });
    for (const party of [held.solver, held.reporter, ...court.donors])
      await expect(readBy(party)).resolves.toBeDefined();
    await passDays(7);
    expect(await stateOf()).toMatchObject({ status: 'completed', isHidden: true });
  });

  it('gets no day back by showing and hiding it again', async () => {
    for (const days of [6, 6]) {
      await hide(true);
      await passDays(days);
      await hide(false);
    }
    await hide(true);
    await passDays(2);
    expect(await stateOf()).toMatchObject({ isHidden: true, runsHidden: true });
  });
});

describe('whoever freezes a case and leaves it', { timeout: 60_000 }, () => {
  it('stops it for 30 days, and cannot again', async () => {
    await freeze(true);
    await passDays(29);
    expect(await stateOf()).toMatchObject({ isFrozen: true });
    await passDays(1);
    expect(await stateOf()).toMatchObject({ isFrozen: false });
    await expect(freeze(true)).rejects.toMatchObject({ code: 'hold_used_up' });
    await passDays(7);
    expect(await stateOf()).toMatchObject({ status: 'completed' });
  });

  it('together with a second ambassador stops it for 60', async () => {
    await freeze(true);
    await passDays(30);
    await freeze(true, second);
    await passDays(29);
    expect(await stateOf()).toMatchObject({ isFrozen: true });
    await passDays(1);
    expect(await stateOf()).toMatchObject({ isFrozen: false });
    for (const by of [first, second])
      await expect(freeze(true, by)).rejects.toMatchObject({ code: 'hold_used_up' });
  });

  it.each([
    ['freezes', freeze],
    ['hides', hide],
  ])('delays it no longer when it %s it for a minute before each release', async (_, hold) => {
    const latest = daysAfter(court.now, AUTO_RELEASE_DAYS + HELD_MAX_DAYS + 1);
    await passDays(AUTO_RELEASE_DAYS - 1);
    for (let day = 0; day < 45 && (await stateOf())?.status !== 'completed'; day += 1) {
      court.now = hoursAfter(court.now, 23.9);
      const isHeld = await hold(true).then(
        () => true,
        () => false,
      );
      if (isHeld) await hold(false);
      await passDays(0.1 / 24);
    }
    expect(await stateOf()).toMatchObject({ status: 'completed' });
    expect(court.now.getTime()).toBeLessThanOrEqual(latest.getTime());
  });

  it('has that much less time after hiding it', async () => {
    await hide(true);
    await passDays(14);
    await hide(false);
    await freeze(true);
    await passDays(16);
    expect(await stateOf()).toMatchObject({ isFrozen: false });
  });
});
