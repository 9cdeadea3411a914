import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  auditLinkText,
  listAudit,
  listLedger,
  listMoneyTrail,
  NO_HASH,
} from '#schema/case/audit.ts';
import { listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import { getSettings } from '#schema/site/settings.ts';
import { issueOf, notesOf, openCase, openWork, passDays, passHours, pledge } from './case.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

const takeBack = (person: Person, id: string) => person.call(withdrawPledge, { params: { id } });

const pledgesOf = async (issueId: string) =>
  (await newVisitor()).expectCall(listPledges, { params: { id: issueId } });

scenarios('taking a pledge back', () => {
  test('it goes back to the cent; the last one gone leaves the issue reported', async () => {
    const opened = await openCase('600.01');
    const other = await newPerson('donator');
    const small = await pledge(other, opened.issueId, '4.99');
    const [, large] = await pledgesOf(opened.issueId);
    expectRefusal(await takeBack(other, large?.id ?? ''), 'forbidden');
    expectRefusal(await takeBack(other, randomUUID()), 'pledge_not_found');
    expect((await takeBack(other, small.id)).status).toBe(204);
    expect(await issueOf(opened)).toMatchObject({
      status: 'funded',
      currentFunding: '600.01',
      pledgerCount: 1,
    });
    expectRefusal(await takeBack(other, small.id), 'pledge_not_found');
    expect((await takeBack(opened.donor, large?.id ?? '')).status).toBe(204);
    expect(await issueOf(opened)).toMatchObject({
      status: 'reported',
      currentFunding: '0.00',
      pledgerCount: 0,
    });
    expect(await pledgesOf(opened.issueId)).toEqual([]);
    const trail = await other.expectCall(listMoneyTrail, { params: { id: opened.issueId } });
    expect(trail).toMatchObject([
      { kind: 'pledge', amount: '4.99', pledgeNumber: 2 },
      { kind: 'withdrawal', amount: '-4.99', pledgeNumber: 2 },
    ]);
  });

  test('not once a proposal is chosen', async () => {
    const opened = await openWork();
    const [only] = await pledgesOf(opened.issueId);
    expectRefusal(await takeBack(opened.donor, only?.id ?? ''), 'wrong_state');
    expect(await issueOf(opened)).toMatchObject({ currentFunding: '600.00' });
  });
});

scenarios('a pledge that nobody needs', () => {
  test('goes back by itself after 180 days, told 14 days and 1 day before', async () => {
    const opened = await openCase('75.50');
    const [made] = await pledgesOf(opened.issueId);
    const days = Date.parse(made?.refundDueAt ?? '') - Date.parse(made?.createdAt ?? '');
    expect(days).toBe(180 * 24 * 3_600_000);
    await passDays(166);
    expect(await notesOf(opened.donor, opened)).toContainEqual(
      expect.stringContaining('$75.50 is refunded to you in 14 days'),
    );
    await passDays(13);
    expect(await notesOf(opened.donor, opened)).toContainEqual(expect.stringContaining('in 1 day'));
    expect((await issueOf(opened)).currentFunding).toBe('75.50');
    await passDays(1);
    expect(await issueOf(opened)).toMatchObject({ status: 'reported', currentFunding: '0.00' });
    expect(await notesOf(opened.donor, opened)).toContainEqual(
      expect.stringContaining('was refunded'),
    );
    const params = { id: opened.issueId };
    const { balance, items } = await opened.donor.expectCall(listLedger, { params });
    expect(balance).toBe('0.00');
    expect(items.map(({ kind }) => kind)).toEqual(['pledge', 'refund']);
  });
});

scenarios('open books', () => {
  test('anyone recomputes the chain of an issue; no person stands in it', async () => {
    const opened = await openWork();
    const visitor = await newVisitor();
    const { items, next } = await visitor.expectCall(listAudit, {
      params: { id: opened.issueId },
    });
    expect(next).toBeNull();
    expect(items.map(({ action }) => action)).toEqual([
      'issue_reported',
      'proposal_made',
      'pledge_made',
      'vote_cast',
      'selection_pending',
      'proposal_selected',
    ]);
    let previous = NO_HASH;
    for (const [index, { hash, ...link }] of items.entries()) {
      expect(link).toMatchObject({ sequence: index + 1, previousHash: previous });
      expect(createHash('sha256').update(auditLinkText(link)).digest('hex')).toBe(hash);
      previous = hash;
    }
    // The rules chose, nobody did; people act under a digest.
    expect(items.at(-1)?.actorDigest).toBeNull();
    expect(items[2]?.actorDigest).toMatch(/^[0-9a-f]{64}$/u);
    const text = JSON.stringify(items);
    for (const { id, username } of [opened.donor, opened.solver, opened.reporter]) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(username);
    }
    const rest = await visitor.expectCall(listAudit, {
      params: { id: opened.issueId },
      query: { after: 4 },
    });
    expect(rest.items.map(({ sequence }) => sequence)).toEqual([5, 6]);
  });

  test('every movement of money sums to zero, and its people are digests', async () => {
    const opened = await openCase('600');
    const params = { id: opened.issueId };
    const { balance, items } = await (await newVisitor()).expectCall(listLedger, { params });
    expect(balance).toBe('600.00');
    expect(items).toMatchObject([
      {
        kind: 'pledge',
        pledgeNumber: 1,
        decision: null,
        entries: [
          { account: 'donor', amount: '-600.00' },
          { account: 'escrow', ownerDigest: null, amount: '600.00' },
        ],
      },
    ]);
    const audit = await opened.donor.expectCall(listAudit, { params });
    const made = audit.items.find(({ action }) => action === 'pledge_made');
    expect(items[0]?.entries[0]?.ownerDigest).toBe(made?.actorDigest);
  });

  test('books of nothing are not found; a money trail is one’s own', async () => {
    const visitor = await newVisitor();
    const params = { id: randomUUID() };
    expectRefusal(await visitor.call(listAudit, { params }), 'issue_not_found');
    expectRefusal(await visitor.call(listLedger, { params }), 'issue_not_found');
    expectRefusal(await visitor.call(listMoneyTrail, { params }), 'not_signed_in');
    const opened = await openCase();
    const own = { params: { id: opened.issueId } };
    expect(await opened.solver.expectCall(listMoneyTrail, own)).toEqual([]);
  });

  test('a moved clock is said in the settings', async () => {
    const visitor = await newVisitor();
    const before = await visitor.expectCall(getSettings);
    await passHours(2);
    const after = await visitor.expectCall(getSettings);
    const moved = (after.testClock?.offsetMs ?? 0) - (before.testClock?.offsetMs ?? 0);
    expect(moved).toBe(2 * 3_600_000);
  });
});
