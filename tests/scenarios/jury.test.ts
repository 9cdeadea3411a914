import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isDrawGenuine, sealVerdict } from '#api/case/jury/jury.rules.ts';
import { listAudit } from '#schema/case/audit.ts';
import { listProposals } from '#schema/case/proposal.ts';
import { getReputation } from '#schema/people/reputation.ts';
import { actionsOf, issueOf, notesOf, passDays } from './case.ts';
import {
  answerSeat,
  appealed,
  askedOf,
  caseOf,
  contested,
  drawOf,
  dutyOf,
  juryOf,
  makeBench,
  REASON,
  verdict,
  type Judged,
} from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newVisitor } from './target.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

const trustOf = async (id: string) =>
  (await (await newVisitor()).expectCall(getReputation, { params: { id } })).trust.score;

const recordOf = async ({ issueId }: Judged) =>
  (await (await newVisitor()).expectCall(listAudit, { params: { id: issueId } })).items;

const bench = makeBench();

scenarios('a contested proof before a jury', () => {
  test('three of five accept it: the solver is paid, those who agreed gain trust when the month is over', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    expect((await caseOf(judged)).verification).toBe('jury');
    const asked = await askedOf(people, judged);
    expect(asked).toHaveLength(5);
    const [first, second, third, fourth] = asked;
    if (!first || !second || !third || !fourth) throw new Error('Five are asked');
    expect(await notesOf(first, judged)).toContainEqual(expect.stringContaining('drawn'));
    const before = await trustOf(first.id);
    expectRefusal(await verdict(first, judged, 'approve'), 'forbidden');
    for (const juror of asked) expect((await answerSeat(juror, judged)).status).toBe(204);
    expectRefusal(await answerSeat(first, judged), 'wrong_state');
    expect((await verdict(first, judged, 'approve')).status).toBe(204);
    expectRefusal(await verdict(first, judged, 'reject'), 'wrong_state');
    await verdict(second, judged, 'reject');
    await verdict(third, judged, 'approve');

    // Sealed: neither the page nor the record says who thinks what.
    const open = (await caseOf(judged)).proofs[0]?.jury;
    expect(open).toMatchObject({ seatsAccepted: 5, verdictsGiven: 3, outcome: null, verdicts: [] });
    expect((await drawOf(judged)).draw?.verdicts).toEqual([]);
    const sealed = (await recordOf(judged)).filter(({ action }) => action === 'verdict_sealed');
    expect(sealed).toHaveLength(3);
    expect(JSON.stringify(sealed)).not.toMatch(/approve|reject/u);
    expect((await dutyOf(first, judged))?.ownVerdict).toMatchObject({ choice: 'approve' });

    await verdict(fourth, judged, 'approve');
    const over = await caseOf(judged);
    expect(over).toMatchObject({ status: 'completed', verification: 'none' });
    expect(over.payout).toMatchObject({ amount: '450.00', decision: { kind: 'verdict' } });
    expect(over.proofs[0]).toMatchObject({ outcome: 'accepted', decidedBy: 'jury' });
    expect(over.proofs[0]?.jury?.verdicts).toHaveLength(4);
    expect(over.proofs[0]?.jury?.verdicts).toContainEqual({ choice: 'approve', reason: REASON });
    // Nor do the scores say it: what a verdict did to them appears with all others of the month.
    const jurors = [first, second, third, fourth];
    expect(await Promise.all(jurors.map(({ id }) => trustOf(id)))).toEqual(
      jurors.map(() => before),
    );
    await passDays(31);
    expect(await trustOf(first.id)).toBe(before + 2);
    expect(await trustOf(second.id)).toBe(before - 2);
    // Who sat on which jury stays private: the log tells neither the case nor the minute.
    const params = { id: first.id };
    const { trust } = await (await newVisitor()).expectCall(getReputation, { params });
    expect(trust.log).toContainEqual({
      event: 'agreed',
      points: 2,
      issue: null,
      createdAt: expect.stringMatching(/-01T00:00:00\.000Z$/u) as string,
    });
    expect(JSON.stringify(trust.log)).not.toContain(judged.issueId);
  });

  test('anybody draws it again and opens the seals; no juror can be followed', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    expect((await juryOf(people, judged, ['reject', 'reject', 'reject'])).length).toBe(5);
    const { draw, commitment } = await drawOf(judged);
    if (!draw) throw new Error('A jury was drawn');
    const input = {
      secret: bytesOf(draw.secret),
      auditHead: bytesOf(draw.auditHead),
      issueId: judged.issueId,
      ids: draw.ids,
    };
    const published = { commitment: bytesOf(commitment), order: draw.order };
    expect(isDrawGenuine(input, published, sha256)).toBe(true);
    expect(draw).toMatchObject({ radiusKm: 50, needsExperience: true });
    expect(draw.ids).toHaveLength(7);
    expect(draw.seats.map(({ jurorId }) => jurorId)).toEqual(draw.order.slice(0, 5));

    const record = await recordOf(judged);
    expect(record[draw.auditSequence - 1]?.hash).toBe(draw.auditHead);
    const submitted = record.find(({ action }) => action === 'proof_submitted');
    expect(submitted?.data).toContain(commitment);
    expect(submitted?.sequence).toBeLessThan(draw.auditSequence);
    const text = JSON.stringify(record);
    expect(draw.verdicts).toHaveLength(3);
    for (const { salt, seal, ...said } of draw.verdicts) {
      const opened = sealVerdict({ issueId: judged.issueId, ...said }, bytesOf(salt), sha256);
      expect(Buffer.from(opened).toString('hex')).toBe(seal);
      expect(text).toContain(seal);
    }
    // Jurors act under a pseudonym of this case alone.
    const acts = record.filter(({ action }) => /^(?:jury_|verdict_)/u.test(action));
    expect(acts.every(({ actorDigest }) => actorDigest === null)).toBe(true);
    for (const { id, username } of people) {
      expect(text).not.toContain(id);
      expect(JSON.stringify(draw)).not.toContain(username);
    }
  });

  test('rejected by a jury that others called, the solver still has a second proof', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    await juryOf(people, judged, ['reject', 'reject', 'reject']);
    const left = await caseOf(judged);
    expect(left.verification).toBe('rework');
    expect(left.proofs[0]?.remedy?.secondProofUntil).not.toBeNull();
    expect(left.proofs[0]?.remedy?.appealUntil).toBeNull();
  });
});

scenarios('an appeal', () => {
  test('the jury reverses the rejection', async () => {
    const { place, people } = await bench();
    const judged = await appealed(place);
    expect((await caseOf(judged)).proofs[0]?.jury).toMatchObject({ isAppeal: true });
    await juryOf(people, judged, ['approve', 'approve', 'approve']);
    expect(await issueOf(judged)).toMatchObject({ status: 'completed' });
    expect((await caseOf(judged)).payout?.amount).toBe('450.00');
    expect(await actionsOf(judged)).toEqual(
      expect.arrayContaining(['proof_rejected', 'proof_appealed', 'jury_called', 'jury_closed']),
    );
  });

  test('the jury confirms it: the proposal has ended, the money is free for another', async () => {
    const { place, people } = await bench();
    const judged = await appealed(place);
    const before = await trustOf(judged.solver.id);
    await juryOf(people, judged, ['reject', 'reject', 'reject']);
    expect(await issueOf(judged)).toMatchObject({ status: 'funded', currentFunding: '600.00' });
    const [proposal] = await (
      await newVisitor()
    ).expectCall(listProposals, {
      params: { id: judged.issueId },
    });
    expect(proposal?.status).toBe('rejected');
    expect(await trustOf(judged.solver.id)).toBe(before - 10);
    expect((await caseOf(judged)).proofs[0]).toMatchObject({
      outcome: 'rejected',
      decidedBy: 'jury',
      remedy: null,
    });
  });
});
