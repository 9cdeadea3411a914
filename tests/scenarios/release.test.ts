import { expect, test } from 'vitest';
import { raiseFlag, settleFlag } from '#schema/case/verification.ts';
import { getReputation } from '#schema/people/reputation.ts';
import { actionsOf, issueOf, notesOf, passHours, pledge } from './case.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt, type Judged } from './court.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, target, type Person } from './target.ts';

const JUSTIFICATION = 'The asphalt is already breaking at the kerb.';
const OTHERS = ['jury', 'arbitration'];

const flag = (by: Person, { proof }: Judged, justification = JUSTIFICATION) =>
  by.call(raiseFlag, { params: { id: proof.id }, body: { justification } });

const settle = (by: Person, id: string) => by.call(settleFlag, { params: { id } });

const releaseOf = async (judged: Judged) => (await caseOf(judged)).proofs[0]?.release;

/** Nobody votes until the vote is over. */
async function unopposed(): Promise<Judged> {
  const judged = await handIn(await openWorkAt(newPlace(), ['600']));
  await passHours(72);
  return judged;
}

scenarios('the release that nobody objects to', () => {
  test('comes five days after the proof, with a notice a day before [4.22]', async () => {
    const judged = await unopposed();
    expect(await caseOf(judged)).toMatchObject({ verification: 'waiting_release', payout: null });
    expect((await releaseOf(judged))?.noticeAt).toBeNull();
    await passHours(23);
    expect((await releaseOf(judged))?.noticeAt).toBeNull();
    await passHours(1);
    expect((await releaseOf(judged))?.noticeAt).not.toBeNull();
    for (const person of [judged.donor, judged.solver, judged.reporter]) {
      expect(await notesOf(person, judged)).toContainEqual(
        expect.stringContaining('released in 24 hours'),
      );
    }
    await passHours(23);
    expect((await issueOf(judged)).status).toBe('in_progress');
    await passHours(2);
    const over = await caseOf(judged);
    expect(over).toMatchObject({
      status: 'completed',
      payout: { amount: '450.00', decision: { kind: 'auto_release' } },
    });
    expect(over.proofs[0]).toMatchObject({ outcome: 'accepted', decidedBy: 'auto_release' });
    const actions = await actionsOf(judged);
    expect(actions.slice(actions.indexOf('vote_closed'))).toEqual([
      'vote_closed',
      'release_announced',
      'funds_released',
    ]);
  });

  test('never comes without its notice, however much time passes at once', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    await passHours(24 * 30);
    expect((await caseOf(judged)).verification).toBe('waiting_release');
    const release = await releaseOf(judged);
    const aheadMs = Date.parse(release?.releaseAt ?? '') - Date.parse(release?.noticeAt ?? '');
    expect(aheadMs).toBe(24 * 3_600_000);
    await passHours(25);
    expect((await issueOf(judged)).status).toBe('completed');
  });

  test('more than $1,000 are not released by silence [4.25]', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['1000.01']));
    await passHours(72);
    expect(OTHERS).toContain((await caseOf(judged)).verification);
  });
});

scenarios('an objection', () => {
  test('holds the release at the last moment; withdrawn, what was left of the time goes on', async () => {
    const judged = await unopposed();
    await passHours(24);
    await passHours(23);
    const { id } = (await flag(judged.donor, judged)).body;
    expect(await notesOf(judged.solver, judged)).toContainEqual(
      expect.stringContaining('objects to the proof'),
    );
    await passHours(10);
    const held = await caseOf(judged, judged.donor);
    expect(held).toMatchObject({ status: 'in_progress', verification: 'waiting_release' });
    expect(held.proofs[0]?.release?.pausedAt).not.toBeNull();
    expect(held.viewer).toMatchObject({ ownFlagId: id, abilities: { flag: false } });
    expectRefusal(await settle(judged.solver, id), 'forbidden');
    expect((await settle(judged.donor, id)).status).toBe(204);
    expectRefusal(await settle(judged.donor, id), 'wrong_state');
    expect((await releaseOf(judged))?.pausedAt).toBeNull();
    expect((await releaseOf(judged))?.noticeAt).not.toBeNull();
    expect((await issueOf(judged)).status).toBe('in_progress');
    await passHours(2);
    expect((await issueOf(judged)).status).toBe('completed');
    expect(await actionsOf(judged)).toEqual(
      expect.arrayContaining(['flag_raised', 'release_paused', 'flag_settled', 'release_resumed']),
    );
  });

  test('after the vote pauses once: the next one, whoever raises it, goes to a jury at once', async () => {
    const judged = await unopposed();
    const { id } = (await flag(judged.donor, judged)).body;
    await passHours(5);
    expect((await settle(judged.donor, id)).status).toBe(204);
    const view = await caseOf(judged, judged.donor);
    expect(view.viewer).toMatchObject({ ownFlagId: null, abilities: { flag: true } });
    expect(view.verification).toBe('waiting_release');
    expect((await flag(judged.reporter, judged)).status).toBe(201);
    expect(OTHERS).toContain((await caseOf(judged)).verification);
  });

  test('settled after the vote moves the release by the pause and no more', async () => {
    const judged = await unopposed();
    const before = (await releaseOf(judged))?.releaseAt ?? '';
    const { id } = (await flag(judged.donor, judged)).body;
    await passHours(10);
    await settle(judged.donor, id);
    const movedMs = Date.parse((await releaseOf(judged))?.releaseAt ?? '') - Date.parse(before);
    expect(Math.round(movedMs / 3_600_000)).toBe(10);
  });

  test('is for those whose money was there at the choice: a dollar later buys no say', async () => {
    const judged = await unopposed();
    const late = await newPerson('donator');
    await pledge(late, judged.issueId, '1');
    expect((await caseOf(judged, late)).viewer.abilities.flag).toBe(false);
    expectRefusal(await flag(late, judged), 'forbidden');
    expect((await caseOf(judged, judged.donor)).viewer.abilities.flag).toBe(true);
  });

  test('costs trust when it has no ground, and holds nothing alone after the second time', async () => {
    const ambassador = await newPerson();
    await (await target()).giveRole(ambassador.id, 'ambassador');
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    for (const points of [2, 4]) {
      const { id } = (await flag(judged.solver, judged)).body;
      expect((await settle(ambassador, id)).status).toBe(204);
      const params = { id: judged.solver.id };
      const { trust } = await judged.donor.expectCall(getReputation, { params });
      expect(trust.score).toBe(50 - points);
    }
    await passHours(72);
    await flag(judged.solver, judged);
    const alone = await caseOf(judged);
    expect(alone.proofs[0]?.flags.at(-1)?.needsCosigner).toBe(true);
    expect(alone.proofs[0]?.release?.pausedAt).toBeNull();
    await flag(judged.donor, judged);
    expect((await releaseOf(judged))?.pausedAt).not.toBeNull();
  });

  test('after the vote goes to a jury when nobody settles it within a day', async () => {
    const judged = await unopposed();
    await passHours(40);
    await flag(judged.reporter, judged);
    await passHours(23);
    expect((await caseOf(judged)).verification).toBe('waiting_release');
    await passHours(1);
    const view = await caseOf(judged);
    expect(OTHERS).toContain(view.verification);
    expect(view.proofs[0]?.release).toBeNull();
  });

  test('forbids an acceptance while it stands, and goes to a jury with the end of the vote', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    await flag(judged.solver, judged, 'Somebody has parked on the wet asphalt.');
    for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'approve');
    expect((await caseOf(judged)).verification).toBe('voting');
    await passHours(72);
    expect(OTHERS).toContain((await caseOf(judged)).verification);
  });

  test('settled within the vote lets what everybody wants happen at once', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const { id } = (await flag(judged.donor, judged)).body;
    for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'approve');
    expect((await issueOf(judged)).status).toBe('in_progress');
    await settle(judged.donor, id);
    expect((await issueOf(judged)).status).toBe('completed');
  });

  test('is for those with a stake, with a reason, one at a time [4.23]', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    expectRefusal(await flag(await newPerson(), judged), 'forbidden');
    expectFieldError(
      await flag(judged.donor, judged, 'Too short'),
      'justification',
      'Please explain in at least 20 characters.',
    );
    expect((await flag(judged.donor, judged)).status).toBe(201);
    expectRefusal(await flag(judged.donor, judged), 'wrong_state');
    expectRefusal(await settle(judged.donor, judged.proof.id), 'flag_not_found');
  });
});
