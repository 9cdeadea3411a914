import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listLedger, listMoneyTrail } from '#schema/case/audit.ts';
import { ERRORS } from '#schema/errors.ts';
import { addProofNote, startProof, submitProof } from '#schema/case/proof.ts';
import { listProposals } from '#schema/case/proposal.ts';
import { actionsOf, issueOf, notesOf, passDays, passHours } from './case.ts';
import { newKey } from './client.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt, type Judged, type Work } from './court.ts';
import { picture, uploadPicture } from './fixtures.ts';
import { prepareProof, WORK_SUMMARY } from './proofs.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newVisitor } from './target.ts';

const bodyFor = ({ solver, issueId, place }: Work) =>
  prepareProof(solver, issueId, { place, shade: 10 });

const submit = ({ solver, issueId }: Work, body: Awaited<ReturnType<typeof bodyFor>>) =>
  solver.call(submitProof, { params: { id: issueId }, body });

const proposalStatus = async ({ issueId }: Work) => {
  const visitor = await newVisitor();
  const proposals = await visitor.expectCall(listProposals, { params: { id: issueId } });
  return proposals.map(({ status }) => status);
};

const rejectByAll = async (judged: Judged) => {
  for (const voter of [judged.reporter, ...judged.donors]) await ballot(voter, judged, 'reject');
};

scenarios('the proof of a chosen solver', () => {
  test('is judged, accepted and paid; not one cent is made or lost [4.17-18]', async () => {
    const work = await openWorkAt(newPlace(), ['400', '200']);
    expect((await caseOf(work, work.solver)).viewer.abilities.submitProof).toBe(true);
    const judged = await handIn(work);
    const { reporter, donors, solver } = judged;
    expect(judged.proof).toMatchObject({ number: 1, solverName: solver.username });
    const [top, other] = donors;
    if (!top || !other) throw new RangeError('Two donors');
    const open = await caseOf(judged, top);
    expect(open).toMatchObject({ status: 'in_progress', verification: 'voting' });
    expect(open.viewer).toMatchObject({
      weightBp: 3000,
      ownChoice: null,
      abilities: { vote: true, flag: true, submitProof: false, rate: false },
    });
    expect(open.proofs[0]?.voters.map(({ role, weightBp }) => [role, weightBp])).toEqual([
      ['creator', 5000],
      ['top_donor', 3000],
      ['donor', 2000],
    ]);
    expect((await ballot(reporter, judged, 'approve')).status).toBe(204);
    // Half of the weight and none of the money: the donors can still change it.
    expect((await caseOf(judged)).verification).toBe('voting');
    await ballot(top, judged, 'approve');
    // Certain, but the other donor has a day to look.
    await passHours(23);
    expect((await caseOf(judged)).verification).toBe('voting');
    await passHours(1);
    const over = await caseOf(judged, other);
    expect(over).toMatchObject({ status: 'completed', verification: 'none' });
    expect(over.proofs[0]).toMatchObject({ outcome: 'accepted', decidedBy: 'vote', release: null });
    expect(over.payout).toMatchObject({
      solverName: solver.username,
      amount: '450.00',
      fee: '50.00',
      returned: '100.00',
      decision: { kind: 'acceptance' },
      isOverdue: false,
    });
    const params = { id: judged.issueId };
    const books = await (await newVisitor()).expectCall(listLedger, { params });
    expect(books.balance).toBe('0.00');
    const release = books.items.find(({ kind }) => kind === 'release');
    expect(release?.decision?.kind).toBe('acceptance');
    expect(release?.entries.map(({ account, amount }) => [account, amount])).toEqual(
      expect.arrayContaining([
        ['solver', '450.00'],
        ['platform', '50.00'],
        ['donor', '66.67'],
        ['donor', '33.33'],
      ]),
    );
    const trail = await top.expectCall(listMoneyTrail, { params });
    expect(trail.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['pledge', '400.00'],
      ['release', '-66.67'],
    ]);
    expect(await proposalStatus(work)).toEqual(['completed']);
    expect(await notesOf(solver, judged)).toContainEqual(expect.stringContaining('$450.00'));
    expect(await notesOf(other, judged)).toContainEqual(expect.stringContaining('$33.33'));
    expect(await actionsOf(judged)).toEqual(
      expect.arrayContaining(['proof_submitted', 'ballot_cast', 'vote_closed', 'funds_released']),
    );
  });

  test('needs a nonce of this work, fetched at most 14 days before, and only once', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    const body = await bodyFor(work);
    expectRefusal(await submit(work, { ...body, nonce: randomUUID() }), 'nonce_expired');
    const params = { id: work.issueId };
    // Whoever opens the page again gets the same, and it is on record once.
    expect((await work.solver.expectCall(startProof, { params })).nonce).toBe(body.nonce);
    const started = (await actionsOf(work)).filter((action) => action === 'proof_started');
    expect(started).toHaveLength(1);
    expectRefusal(await work.donor.call(startProof, { params }), 'forbidden');
    expectRefusal(await work.donor.call(submitProof, { params, body }), 'forbidden');
    await passDays(14);
    expectRefusal(await submit(work, body), 'nonce_expired');
    const { nonce } = await work.solver.expectCall(startProof, { params });
    expect((await submit(work, { ...body, nonce })).status).toBe(201);
    expectRefusal(await submit(work, { ...body, nonce }), 'wrong_state');
  });

  test('waits for its photos, and arrives once whatever is repeated', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    const body = await bodyFor(work);
    const absent = { ...body.after, id: randomUUID() };
    const missing = await submit(work, { ...body, after: absent });
    expect(missing.problem).toMatchObject({ code: 'photo_missing', status: 422 });
    expect(missing.problem.errors).toMatchObject([{ path: 'after' }]);
    const changed = { ...body.before, sha256: body.after.sha256 };
    const differs = await submit(work, { ...body, before: changed });
    expect(differs.problem.detail).toBe(ERRORS.photo_differs[1]);
    const [key, id] = [newKey(), randomUUID()];
    const input = { params: { id: work.issueId }, body: { ...body, id }, key };
    const first = await work.solver.expectCall(submitProof, input);
    const again = await (await elsewhere(work.solver)).expectCall(submitProof, input);
    expect(again).toEqual(first);
    expect(first.id).toBe(id);
    const parts = [body.before, body.after].map((part) => ({ id: part.id, sha256: part.sha256 }));
    expect(first.receipt).toEqual({ key, parts });
    expect((await caseOf(work)).proofs).toHaveLength(1);
  });

  test('is checked against place, time and all other photos [4.20]', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    const body = await bodyFor(work);
    const far = { latitude: work.place.latitude + 1, longitude: work.place.longitude };
    const other = await uploadPicture(work.reporter, picture(77));
    const copied = await uploadPicture(work.solver, picture(77));
    expect(copied.sha256).toBe(other.sha256);
    const proof = await work.solver.expectCall(submitProof, {
      params: { id: work.issueId },
      body: {
        ...body,
        after: { ...copied, source: 'file', takenAt: null },
        checkIn: { ...far, accuracyM: 10 },
      },
    });
    const results = new Map(proof.checks.map(({ check, result }) => [check, result]));
    expect(results.get('check_in')).toBe('contradictory');
    expect(results.get('reuse')).toBe('contradictory');
    expect(results.get('capture_time')).toBe('weak');
    expect(results.get('capture_place')).toBe('weak');
    const checkIn = proof.checks.find(({ check }) => check === 'check_in');
    expect(checkIn?.distanceM).toBeGreaterThan(110_000);
  });

  test('stays as it was handed in; notes are only added, by the solver [4.19]', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const { solver, donor, reporter, proof } = judged;
    const params = { id: proof.id };
    const body = { text: 'The asphalt needs a day to harden.' };
    await solver.expectCall(addProofNote, { params, body });
    expectRefusal(await donor.call(addProofNote, { params, body }), 'forbidden');
    const shown = (await caseOf(judged)).proofs[0];
    expect(shown?.notes).toMatchObject([body]);
    expect(shown).toMatchObject({ summary: WORK_SUMMARY, submittedAt: proof.submittedAt });
    expect(await notesOf(donor, judged)).toContainEqual(
      expect.stringContaining('added to the proof'),
    );
    for (const voter of [donor, reporter]) await ballot(voter, judged, 'approve');
    expectRefusal(await solver.call(addProofNote, { params, body }), 'wrong_state');
  });

  test('twenty additions are enough, and they make one unread note', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const { solver, donor, proof } = judged;
    const [params, body] = [{ id: proof.id }, { text: 'The asphalt needs a day to harden.' }];
    for (let count = 0; count < 20; count += 1) {
      await solver.expectCall(addProofNote, { params, body });
    }
    expectRefusal(await solver.call(addProofNote, { params, body }), 'wrong_state');
    expect((await caseOf(judged, solver)).viewer.abilities.addNote).toBe(false);
    const told = await notesOf(donor, judged);
    expect(told.filter((note) => note.includes('added to the proof'))).toHaveLength(1);
  });

  test('rejected, the solver hands in a second one, and it is accepted', async () => {
    const work = await openWorkAt(newPlace(), ['400', '200']);
    const judged = await handIn(work, 10);
    await rejectByAll(judged);
    const rejected = await caseOf(judged, judged.solver);
    expect(rejected).toMatchObject({ status: 'in_progress', verification: 'rework' });
    expect(rejected.proofs[0]).toMatchObject({ outcome: 'rejected', decidedBy: 'vote' });
    expect(rejected.proofs[0]?.remedy).toMatchObject({
      secondProofUntil: expect.any(String),
      appealUntil: expect.any(String),
    });
    expect(rejected.viewer.abilities).toMatchObject({ submitProof: true, appeal: true });
    await passDays(6);
    const second = await handIn(work, 60);
    expect(second.proof.number).toBe(2);
    for (const voter of [judged.reporter, ...judged.donors]) await ballot(voter, second, 'approve');
    const over = await caseOf(judged);
    expect(over.status).toBe('completed');
    expect(over.proofs.map(({ outcome }) => outcome)).toEqual(['accepted', 'rejected']);
    expect(over.payout?.amount).toBe('450.00');
  });

  test('rejected twice, the proposal ends and the money is free for another', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    await rejectByAll(await handIn(work, 20));
    const second = await handIn(work, 90);
    await rejectByAll(second);
    const left = (await caseOf(work, work.solver)).proofs[0];
    expect(left?.remedy).toMatchObject({ secondProofUntil: null });
    expect(left?.remedy?.appealUntil).not.toBeNull();
    await passHours(71);
    expect((await caseOf(work)).verification).toBe('rework');
    await passHours(1);
    expect(await issueOf(work)).toMatchObject({
      status: 'funded',
      currentFunding: '600.00',
      selectedProposalId: null,
      work: null,
    });
    expect(await proposalStatus(work)).toEqual(['rejected']);
    expect((await caseOf(work)).verification).toBe('none');
    expect(await notesOf(work.donor, work)).toContainEqual(expect.stringContaining('was rejected'));
  });

  test('without anything done about a rejection the proposal ends after seven days', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    await rejectByAll(await handIn(work));
    await passDays(6);
    expect((await issueOf(work)).status).toBe('in_progress');
    await passDays(1);
    expect((await issueOf(work)).status).toBe('funded');
    expect(await proposalStatus(work)).toEqual(['rejected']);
  });
});
