import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditLinkText, listAudit } from '#schema/case/audit.ts';
import { TRANSPARENCY_MONTHS } from '#schema/limits.ts';
import { deleteIssue } from '#schema/issues/issue.ts';
import { parseCents } from '#schema/money/money.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { getLeaderboard, getReputation, rateSolver } from '#schema/people/reputation.ts';
import {
  auditHeadLine,
  getTransparency,
  listAuditHeads,
  type AuditHead,
} from '#schema/case/transparency.ts';
import { openCase, passDays, passHours, pledge } from './case.ts';
import { ballot, contested, handIn, newPlace, openWorkAt } from './court.ts';
import { fileReport, OFFER, sha256Of } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';
import { US_DOLLAR } from '#schema/money/currency.ts';

const cents = (amount: string) => parseCents(amount, US_DOLLAR) ?? 0n;

/** All heads of the last published day, page by page. */
async function publishedHeads() {
  const visitor = await newVisitor();
  let page = await visitor.expectCall(listAuditHeads);
  const heads: AuditHead[] = [...page.heads];
  while (page.next !== null) {
    page = await visitor.expectCall(listAuditHeads, {
      query: { day: page.day, after: page.next },
    });
    heads.push(...page.heads);
  }
  return { ...page, heads };
}

scenarios('the open figures of the site', () => {
  test('follow every cent that comes in', async () => {
    const visitor = await newVisitor();
    const before = await visitor.expectCall(getTransparency);
    const { id } = await fileReport(await newPerson());
    for (const amount of ['600.50', '9.50']) await pledge(await newPerson('donator'), id, amount);
    const after = await visitor.expectCall(getTransparency);
    expect(cents(after.escrow) - cents(before.escrow)).toBe(61_000n);
    expect(after.months).toHaveLength(TRANSPARENCY_MONTHS);
    const [then, now] = [before.months.at(-1), after.months.at(-1)];
    expect(cents(now?.pledged ?? '') - cents(then?.pledged ?? '')).toBe(61_000n);
    expect(after.released).toBe(before.released);
  });

  test('say when the books were last checked, and that they hold', async () => {
    await passHours(24);
    const { booksCheck } = await (await newVisitor()).expectCall(getTransparency);
    expect(booksCheck).toMatchObject({ problem: null });
  });
});

scenarios('the daily ends of all records', () => {
  test('lead anybody to the root and to every issue’s own chain', async () => {
    const { issueId } = await openCase();
    await passHours(24);
    const { heads, root, issueCount, day } = await publishedHeads();
    expect(heads).toHaveLength(issueCount);
    const text = heads.map(auditHeadLine).join('');
    expect(sha256Of(text)).toBe(root);
    const visitor = await newVisitor();
    const chain = await visitor.expectCall(listAudit, { params: { id: issueId } });
    const own = heads.find((head) => head.issueId === issueId);
    expect(chain.items[(own?.sequence ?? 0) - 1]?.hash).toBe(own?.hash);
    const { publication } = await visitor.expectCall(getTransparency);
    expect(publication).toMatchObject({ day, root, issueCount });
  });

  test('bind the removal of an issue and how many pledges went back, though its record is hidden', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson('donator')];
    const { id } = await fileReport(reporter);
    const params = { id };
    for (const amount of ['5', '7']) await pledge(donor, id, amount);
    const { items } = await reporter.expectCall(listAudit, { params });
    const [noted, last] = [items[0], items.at(-1)];
    if (!noted || !last) throw new RangeError('A report is on record');
    await reporter.expectCall(deleteIssue, { params });
    expectRefusal(await reporter.call(listAudit, { params }), 'issue_not_found');
    const notes = await donor.expectCall(listNotifications);
    // The donor was told in the same moment as the record.
    const createdAt = notes.find(({ issueId }) => issueId === id)?.createdAt ?? '';
    await passHours(24);
    const { heads } = await publishedHeads();
    const linkTo = (refundedPledges: number) => ({
      issueId: id,
      sequence: last.sequence + 1,
      hash: sha256Of(
        auditLinkText({
          issueId: id,
          sequence: last.sequence + 1,
          action: 'issue_removed',
          actorDigest: noted.actorDigest,
          data: JSON.stringify({ refundedPledges }),
          createdAt,
          previousHash: last.hash,
        }),
      ),
    });
    expect(heads.find(({ issueId }) => issueId === id)).toEqual(linkTo(2));
  });

  test('are not there for a day that was not published', async () => {
    const visitor = await newVisitor();
    expectRefusal(
      await visitor.call(listAuditHeads, { query: { day: '2001-01-01' } }),
      'not_found',
    );
    for (const day of ['yesterday', '2026-02-30', '2026-13-01']) {
      expectRefusal(await visitor.call(listAuditHeads, { query: { day } }), 'invalid_request');
    }
  });
});

scenarios('a person’s reputation', () => {
  test('starts in the middle, with the formula and without private things', async () => {
    const person = await newPerson();
    const visitor = await newVisitor();
    const shown = await visitor.expectCall(getReputation, { params: { id: person.id } });
    expect(shown).toMatchObject({
      username: person.username,
      trust: { score: 50, start: 50, minToPropose: 20, log: [] },
      solver: { issuesSolved: 0, averageRatingHundredths: null, disputeRateBp: null },
      verifier: { verifications: 0, accuracyBp: null, consensusBp: null },
    });
    expect(shown.trust.points).toContainEqual({ event: 'agreed', points: 2 });
    expect(JSON.stringify(shown)).not.toContain(person.email);
    const nobody = await visitor.call(getReputation, { params: { id: randomUUID() } });
    expectRefusal(nobody, 'user_not_found');
  });

  test('below 20 keeps a person from proposing, and from nothing else', async () => {
    const solver = await newPerson('solver');
    const { id } = await fileReport(await newPerson());
    await (await target()).forceTrust(solver.id, 19);
    const refused = await solver.call(createProposal, { params: { id }, body: OFFER });
    expectRefusal(refused, 'trust_too_low');
    expect(await pledge(solver, id, '5')).toMatchObject({ amount: '5.00' });
    await (await target()).forceTrust(solver.id, 20);
    await solver.expectCall(createProposal, { params: { id }, body: OFFER });
  });
});

scenarios('a case that is over', () => {
  test('moves the trust, the record and the rank of everybody who judged', async () => {
    const visitor = await newVisitor();
    const reputationOf = ({ id }: { id: string }) =>
      visitor.expectCall(getReputation, { params: { id } });
    // A month of their own, so that no other scenario's people stand before them.
    await passDays(31);
    // What was announced in that step happens in the next: a release of theirs is no figure of ours.
    await passDays(3);
    const judged = await handIn(await openWorkAt(newPlace(), ['400', '200']));
    const before = await visitor.expectCall(getTransparency);
    const [, dissenter] = judged.donors;
    if (!dissenter) throw new RangeError('There are two donors');
    await ballot(dissenter, judged, 'reject');
    await ballot(judged.donor, judged, 'approve');
    await ballot(judged.reporter, judged, 'approve');
    // Against the voice of a donor nothing is accepted within a day.
    await passHours(24);
    const params = { id: judged.issueId };
    await judged.donor.expectCall(rateSolver, { params, body: { stars: 5 } });
    await judged.reporter.expectCall(rateSolver, { params, body: { stars: 4 } });

    expect(await reputationOf(judged.donor)).toMatchObject({
      trust: { score: 52, log: [{ event: 'agreed', points: 2, issue: { id: judged.issueId } }] },
      verifier: { verifications: 1, accuracyBp: 10_000, consensusBp: 10_000 },
    });
    expect(await reputationOf(dissenter)).toMatchObject({
      trust: { score: 48, log: [{ event: 'disagreed', points: -2 }] },
      verifier: { verifications: 1, accuracyBp: 0, consensusBp: 0 },
    });
    expect(await reputationOf(judged.solver)).toMatchObject({
      trust: { score: 55, log: [{ event: 'solution_completed', points: 5 }] },
      solver: { issuesSolved: 1, averageRatingHundredths: 450, ratingCount: 2, disputeRateBp: 0 },
    });

    const { rows } = await visitor.expectCall(getLeaderboard);
    const rowOf = ({ id }: { id: string }) => rows.find(({ userId }) => userId === id);
    expect(rowOf(judged.donor)).toMatchObject({
      username: judged.donor.username,
      agreedCount: 1,
      verifications: 1,
      accuracyBp: 10_000,
    });
    expect(rowOf(dissenter)).toMatchObject({ agreedCount: 0, verifications: 1, accuracyBp: 0 });
    expect(rowOf(judged.donor)?.rank).toBeLessThan(rowOf(dissenter)?.rank ?? 0);
    expect(rowOf(judged.solver)).toBeUndefined();

    const after = await visitor.expectCall(getTransparency);
    expect(cents(after.released) - cents(before.released)).toBe(45_000n);
    expect(cents(after.fees) - cents(before.fees)).toBe(5_000n);
    expect(cents(after.refunded) - cents(before.refunded)).toBe(10_000n);
    const decisions = (figures: typeof after) =>
      figures.months.reduce((sum, month) => sum + month.decisions, 0);
    expect(decisions(after) - decisions(before)).toBe(1);
  });

  test('is an open dispute as long as others have to decide, and moves no trust until then', async () => {
    const visitor = await newVisitor();
    const before = await visitor.expectCall(getTransparency);
    const judged = await contested(newPlace());
    const during = await visitor.expectCall(getTransparency);
    expect(during.openDisputes - before.openDisputes).toBe(1);
    const { trust } = await visitor.expectCall(getReputation, { params: { id: judged.donor.id } });
    expect(trust).toMatchObject({ score: 50, log: [] });
  });
});

scenarios('the leaderboard', () => {
  test('is there for every month, and for no nonsense', async () => {
    const visitor = await newVisitor();
    const { currentMonth } = await visitor.expectCall(getLeaderboard);
    const now = await visitor.expectCall(getLeaderboard, { query: { month: currentMonth } });
    expect(now.month).toBe(currentMonth);
    const old = await visitor.expectCall(getLeaderboard, { query: { month: '2020-02' } });
    expect(old).toMatchObject({ month: '2020-02', rows: [] });
    const wrong = await visitor.call(getLeaderboard, { query: { month: '2020-13' } });
    expectRefusal(wrong, 'invalid_request');
  });

  test('opens on the newest month in which anybody has a rank', async () => {
    const visitor = await newVisitor();
    const opened = await visitor.expectCall(getLeaderboard);
    const { firstMonth, currentMonth } = opened;
    const months = firstMonth === null ? [] : monthsDownTo(firstMonth, currentMonth);
    const boards = await Promise.all(
      months.map((month) => visitor.expectCall(getLeaderboard, { query: { month } })),
    );
    const newest = boards.find(({ rows }) => rows.length > 0);
    expect(opened.month).toBe(newest?.month ?? currentMonth);
    expect(opened.rows).toEqual(newest?.rows ?? []);
  });
});

/** The newest first. */
function monthsDownTo(first: string, last: string): string[] {
  if (last < first) return [];
  const date = new Date(`${last}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return [last, ...monthsDownTo(first, date.toISOString().slice(0, 7))];
}
