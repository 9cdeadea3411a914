import { expect, test } from 'vitest';
import { confirmRuling, getDesk, writeRuling } from '#schema/case/desk.ts';
import { declineMerge, mergeIssue } from '#schema/case/merge.ts';
import { listNeeds, type NeedKind } from '#schema/case/needs.ts';
import { withdrawPledge } from '#schema/case/pledge.ts';
import { listNotifications, markNotificationsRead } from '#schema/notices/notification.ts';
import { offer, openCase, openWork, passHours, pledge, voteOn } from './case.ts';
import {
  answerSeat,
  askedOf,
  ballot,
  contested,
  handIn,
  makeBench,
  newPlace,
  openWorkAt,
  verdict,
} from './court.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, target, type Person } from './target.ts';

const WHY = 'I looked at the place myself and at both pictures.';

/** What waits for a person at an issue; each person here has only this one case, or is asked by it. */
async function needsOf(person: Person, issueId: string) {
  const { needs } = await person.expectCall(listNeeds);
  return needs.filter((need) => need.issueId === issueId);
}

const kindsOf = async (person: Person, issueId: string): Promise<NeedKind[]> =>
  (await needsOf(person, issueId)).map(({ kind }) => kind);

const bench = makeBench();

scenarios('what waits for a person', () => {
  test('an offer to vote on, for whoever has money in the issue, until they vote or leave', async () => {
    const { issueId, donor, reporter, solver, proposal } = await openCase('20');
    expect(await needsOf(donor, issueId)).toEqual([
      expect.objectContaining({ kind: 'choose', amount: '20.00', endsAt: null, proofId: null }),
    ]);
    expect(await kindsOf(reporter, issueId)).toEqual([]);
    expect(await kindsOf(solver, issueId)).toEqual([]);
    await voteOn(donor, proposal);
    expect(await kindsOf(donor, issueId)).toEqual([]);
    // The same vote again takes it back; then the money leaves.
    await voteOn(donor, proposal);
    expect(await kindsOf(donor, issueId)).toEqual(['choose']);

    const passer = await newPerson('donator');
    const { id } = await pledge(passer, issueId, '3');
    expect(await kindsOf(passer, issueId)).toEqual(['choose']);
    await passer.expectCall(withdrawPledge, { params: { id } });
    expect(await kindsOf(passer, issueId)).toEqual([]);
  });

  test('the reporter chooses only where all the money is theirs, and nothing waits without an offer', async () => {
    const reporter = await newPerson();
    const { id: issueId } = await fileReport(reporter);
    await pledge(reporter, issueId, '20');
    expect(await kindsOf(reporter, issueId)).toEqual([]);
    await offer(await newPerson('solver'), issueId);
    expect(await kindsOf(reporter, issueId)).toEqual(['choose']);
    await pledge(await newPerson('donator'), issueId, '1');
    expect(await kindsOf(reporter, issueId)).toEqual([]);
  });

  test('the day in which votes can still change is the deadline of the choice', async () => {
    const { issueId, donor, proposal } = await openCase('600');
    const late = await newPerson('donator');
    await pledge(late, issueId, '2');
    await voteOn(donor, proposal);
    const [choice] = await needsOf(late, issueId);
    expect(choice).toMatchObject({ kind: 'choose' });
    expect(choice?.endsAt).not.toBeNull();
  });

  test('work of the chosen solver, then the vote of creator and donors, whatever was read or deleted', async () => {
    const work = await openWork();
    const { issueId, solver, donor, reporter } = work;
    const [due] = await needsOf(solver, issueId);
    expect(due).toMatchObject({ kind: 'prove', amount: '450.00' });
    expect(due?.endsAt).not.toBeNull();
    expect(await kindsOf(donor, issueId)).toEqual([]);

    const judged = await handIn({ ...work, donors: [donor], place: newPlace() });
    expect(await kindsOf(solver, issueId)).toEqual([]);
    await donor.expectCall(markNotificationsRead, { body: {} });
    expect((await donor.expectCall(listNotifications)).every(({ read }) => read)).toBe(true);
    expect(await needsOf(donor, issueId)).toEqual([
      expect.objectContaining({ kind: 'approve', amount: '600.00', proofId: judged.proof.id }),
    ]);
    expect(await kindsOf(reporter, issueId)).toEqual(['approve']);
    await ballot(donor, judged, 'approve');
    expect(await kindsOf(donor, issueId)).toEqual([]);
    await passHours(72);
    expect(await kindsOf(reporter, issueId)).toEqual([]);
  });

  test('a rejected proof, for its solver: do it again or appeal', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'reject');
    expect(await needsOf(judged.solver, judged.issueId)).toEqual([
      expect.objectContaining({ kind: 'redo', proofId: judged.proof.id }),
    ]);
  });

  test('a seat to answer, then a verdict to give, and nothing for who declines', async () => {
    const { place, people } = await bench();
    const judged = await contested(place);
    const [juror, other] = await askedOf(people, judged);
    if (!juror || !other) throw new Error('Five are asked');
    const [seat] = await needsOf(juror, judged.issueId);
    expect(seat).toMatchObject({ kind: 'seat', proofId: judged.proof.id, amount: null });
    expect(seat?.endsAt).not.toBeNull();
    await answerSeat(other, judged, 'declined');
    expect(await kindsOf(other, judged.issueId)).toEqual([]);
    await answerSeat(juror, judged);
    expect(await kindsOf(juror, judged.issueId)).toEqual(['verdict']);
    await verdict(juror, judged, 'approve');
    expect(await kindsOf(juror, judged.issueId)).toEqual([]);
  });

  test('a case to rule on, and its ruling for the other ambassador to confirm, not for its author', async () => {
    await (await target()).discreditAll();
    const [author, second] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    const judged = await contested(newPlace(), '1500');
    const { issueId } = judged;
    expect(await needsOf(author, issueId)).toEqual([
      expect.objectContaining({ kind: 'rule', amount: '1500.00', proofId: judged.proof.id }),
    ]);
    expect(await kindsOf(judged.donor, issueId)).toEqual([]);
    const body = { choice: 'refund' as const, reason: WHY };
    await author.expectCall(writeRuling, { params: { id: judged.proof.id }, body });
    expect(await kindsOf(author, issueId)).toEqual([]);
    expect(await kindsOf(second, issueId)).toEqual(['confirm']);
    const { cases } = await second.expectCall(getDesk);
    const id = cases.find((entry) => entry.issueId === issueId)?.ruling?.id ?? '';
    await second.expectCall(confirmRuling, { params: { id } });
    expect(await kindsOf(second, issueId)).toEqual([]);
  });

  test('the question of another reporter, until it is answered', async () => {
    const [asker, asked] = [await newPerson(), await newPerson()];
    const [mine, theirs] = [await fileReport(asker), await fileReport(asked)];
    const ask = { params: { id: mine.id }, body: { intoId: theirs.id } };
    await asker.expectCall(mergeIssue, ask);
    expect(await kindsOf(asked, mine.id)).toEqual(['merge']);
    expect(await kindsOf(asker, mine.id)).toEqual([]);
    await asked.expectCall(declineMerge, ask);
    expect(await kindsOf(asked, mine.id)).toEqual([]);
  });

  test('what was paid for with one’s money this year is what the books say, less what came back', async () => {
    const work = await openWork();
    const nothing = await work.donor.expectCall(listNeeds);
    expect(nothing.fixed).toEqual({ count: 0, amount: '0.00' });
    // Whoever has money here and no proved address is asked to prove it; others are not.
    expect(nothing.isAddressAsked).toBe(true);
    expect((await work.solver.expectCall(listNeeds)).isAddressAsked).toBe(false);
    const judged = await handIn({ ...work, donors: [work.donor], place: newPlace() });
    for (const voter of [work.donor, work.reporter]) await ballot(voter, judged, 'approve');
    const { fixed } = await work.donor.expectCall(listNeeds);
    // $450.00 for the work and its ninth for the platform; $100.00 of $600.00 came back.
    expect(fixed).toEqual({ count: 1, amount: '500.00' });
  });

  test('is for the person alone', async () => {
    expectRefusal(await (await newVisitor()).call(listNeeds), 'not_signed_in');
  });
});
