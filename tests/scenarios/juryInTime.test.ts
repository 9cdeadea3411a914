import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { freezeEscrow, getDesk } from '#schema/case/desk.ts';
import { orderPremium } from '#schema/case/premium.ts';
import { raiseFlag } from '#schema/case/verification.ts';
import { actionsOf, issueOf, passHours, pledge } from './case.ts';
import {
  answerSeat,
  askedOf,
  caseOf,
  contested,
  drawOf,
  dutyOf,
  handIn,
  juryOf,
  makeBench,
  newPlace,
  openWorkAt,
  REASON,
  verdict,
} from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, target } from './target.ts';

const bench = makeBench();

scenarios('a jury over frozen money', () => {
  test('decides, and is carried out when the money is let go', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    const ambassador = await newPerson();
    await (await target()).giveRole(ambassador.id, 'ambassador');
    const params = { id: judged.issueId };
    const body = { isFrozen: true, reason: REASON };
    await ambassador.expectCall(freezeEscrow, { params, body });
    await juryOf(people, judged, ['approve', 'approve', 'approve']);
    expect(await caseOf(judged)).toMatchObject({ verification: 'jury', isFrozen: true });
    await passHours(80);
    expect((await issueOf(judged)).status).toBe('in_progress');
    await ambassador.expectCall(freezeEscrow, { params, body: { ...body, isFrozen: false } });
    expect((await issueOf(judged)).status).toBe('completed');
  });
});

scenarios('who has no seat', () => {
  test('neither takes one nor judges', async () => {
    const { place } = await bench();
    const judged = await contested(place);
    const stranger = await newPerson();
    for (const person of [stranger, judged.reporter, judged.solver, judged.donor]) {
      expect(await dutyOf(person, judged)).toBeUndefined();
      expectRefusal(await answerSeat(person, judged), 'forbidden');
      expectRefusal(await verdict(person, judged, 'approve'), 'forbidden');
    }
    expectRefusal(
      await verdict(stranger, { proof: { ...judged.proof, id: stranger.id } }, 'approve'),
      'proof_not_found',
    );
  });
});

scenarios('a juror who takes a side after the draw', () => {
  test('cannot take the seat any more, nor judge, and can still decline', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    const [paying, seated, leaving] = await askedOf(people, judged);
    if (!paying || !seated || !leaving) throw new Error('Five are asked');
    await pledge(paying, judged.issueId, '50');
    expectRefusal(await answerSeat(paying, judged), 'has_stake');

    expect((await answerSeat(seated, judged)).status).toBe(204);
    const params = { id: judged.issueId };
    await seated.expectCall(postMessage, { params, body: { message: 'It looks fine to me.' } });
    expectRefusal(await verdict(seated, judged, 'approve'), 'has_stake');
    expect((await caseOf(judged)).proofs[0]?.jury?.verdictsGiven).toBe(0);

    await pledge(leaving, judged.issueId, '50');
    expect((await answerSeat(leaving, judged, 'declined')).status).toBe(204);
  });
});

scenarios('whoever accused, or was paid for a report', () => {
  test('is not drawn for the jury, nor rules as an ambassador', async () => {
    const { place, people } = await bench();
    const [accuser, expert, ...others] = people;
    if (!accuser || !expert) throw new Error('Seven can be drawn');
    const hands = await target();
    for (const { id } of [accuser, expert]) await hands.giveRole(id, 'ambassador');
    await hands.markValidator(expert.id);
    const judged = await handIn(await openWorkAt(place, ['600']));
    const params = { id: judged.proof.id };
    await accuser.expectCall(raiseFlag, { params, body: { justification: REASON } });
    const asked = { validator: expert.username, fee: '40' };
    const issue = { id: judged.issueId };
    await judged.donor.expectCall(orderPremium, { params: issue, body: asked });
    await passHours(73);
    expect((await caseOf(judged)).verification).toBe('jury');
    const { draw } = await drawOf(judged);
    expect(draw?.ids).toHaveLength(others.length);
    for (const person of [accuser, expert]) {
      expect(await dutyOf(person, judged)).toBeUndefined();
      const body = { isFrozen: true, reason: REASON };
      expectRefusal(await person.call(freezeEscrow, { params: issue, body }), 'has_stake');
    }
    const { cases } = await expert.expectCall(getDesk);
    const own = cases.find(({ issueId }) => issueId === judged.issueId);
    expect(own?.hasStake ?? true).toBe(true);
    expect((await caseOf(judged, expert)).viewer.abilities.freeze).toBe(false);
  });
});

scenarios('jurors who do not come', () => {
  test('declined and silent seats go to the next in the drawn order', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    const [first, second, ...others] = await askedOf(people, judged);
    if (!first || !second) throw new Error('Five are asked');
    await answerSeat(first, judged, 'declined');
    expect((await dutyOf(first, judged))?.status).toBe('declined');
    const replaced = await askedOf(people, judged);
    expect(replaced).toHaveLength(5);
    expect(replaced).not.toContain(first);
    for (const juror of others) await answerSeat(juror, judged);
    await passHours(24);
    expect((await dutyOf(second, judged))?.status).toBe('lapsed');
    expectRefusal(await answerSeat(second, judged), 'wrong_state');
    const last = await askedOf(people, judged);
    expect(last).toHaveLength(1);
    expect((await drawOf(judged)).draw?.seats).toHaveLength(7);
    // Still three of five, whoever they are.
    for (const juror of others) await verdict(juror, judged, 'approve');
    expect((await issueOf(judged)).status).toBe('completed');
  });

  test('two against two and one silent: ambassadors take over after 72 hours', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    await juryOf(people, judged, ['approve', 'reject', 'approve', 'reject']);
    await passHours(71);
    expect((await caseOf(judged)).verification).toBe('jury');
    await passHours(1);
    const view = await caseOf(judged);
    expect(view.verification).toBe('arbitration');
    expect(view.proofs[0]?.jury).toMatchObject({ outcome: 'arbitration', verdictsGiven: 4 });
    expect(view.proofs[0]?.outcome).toBeNull();
  });

  test('nobody answers: ambassadors take over', async () => {
    const { place } = await bench();
    const judged = await contested(place);
    await passHours(72);
    expect((await caseOf(judged)).verification).toBe('arbitration');
    expect(await actionsOf(judged)).toContain('jury_closed');
  });

  test('with fewer than five to draw from there is no jury', async () => {
    await (await target()).discreditAll();
    const judged = await contested(newPlace());
    const view = await caseOf(judged);
    expect(view.verification).toBe('arbitration');
    expect(view.proofs[0]?.jury).toMatchObject({ outcome: 'arbitration', seatsAccepted: 0 });
    expect((await drawOf(judged)).draw).toBeNull();
  });
});
