import { expect, test } from 'vitest';
import { listLedger, listMoneyTrail, type MoneyStep } from '#schema/case/audit.ts';
import { listNeeds } from '#schema/case/needs.ts';
import { listOwnPledges } from '#schema/case/ownLists.ts';
import { getPledgePayment, listPledges, movePledge, withdrawPledge } from '#schema/case/pledge.ts';
import { getTransparency } from '#schema/case/transparency.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';
import { ownMoney } from '#web/format/ownMoney.ts';
import { ownMoneyText, pledgeLine } from '#web/format/ownMoneyText.ts';
import { moneyFlow } from '#web/features/case/impact/moneyFlow.ts';
import { siteFlow } from '#web/features/record/transparency/siteFlow.ts';
import { issueOf, openCase, passDays } from './case.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt } from './court.ts';
import { mergedReports } from './duplicateReports.ts';
import { proveAddress } from './mailbox.ts';
import { scenarios } from './scenarios.ts';
import { newVisitor, type Person } from './target.ts';

/** All that the pages say of a person's money in an issue, which has to be one and the same. */
async function said(person: Person, issueId: string) {
  const params = { id: issueId };
  const issue = await issueOf({ issueId });
  const steps = await person.expectCall(listMoneyTrail, { params });
  const pledges = await person.expectCall(listPledges, { params, query: { userId: person.id } });
  const listed = (await person.expectCall(listOwnPledges)).items.filter(
    (pledge) => pledge.issueId === issueId,
  );
  await expectInLedger(person, issueId, steps);
  const own = ownMoney(steps, issue.status);
  const flow = own && moneyFlow(own, (await caseOf({ issueId })).payout);
  const total = (...parts: ('held' | 'solver' | 'platform' | 'borne')[]) =>
    listed.reduce(
      (sum, pledge) =>
        parts.reduce((cents, part) => cents + parseAmount(pledge.flow?.[part] ?? ''), sum),
      0n,
    );
  expect(total('held')).toBe(flow?.held);
  expect(total('solver', 'platform')).toBe(own?.spent);
  expect(total('borne')).toBe(flow?.borne);
  for (const { amount, flow: parts } of listed) {
    const { held, solver, platform, back } = parts ?? {};
    const whole = [held, solver, platform, back].map((part) => parseAmount(part ?? ''));
    expect(whole.reduce((sum, part) => sum + part, 0n)).toBe(parseAmount(amount));
  }
  const payments = await Promise.all(
    listed.map(({ id }) => person.expectCall(getPledgePayment, { params: { id } })),
  );
  expect(payments.map(({ pledge }) => pledge)).toEqual(listed.map(({ state }) => state));
  return {
    text: ownMoneyText({ steps, pledges }, issue, new Date()).join(' '),
    states: listed.map(({ state }) => state),
    lines: listed.map((pledge) => pledgeLine(pledge).join(' · ')),
    back: flow?.back,
  };
}

/** The public ledger has each of a person's movements, and as much in escrow as the issue says. */
async function expectInLedger(
  person: Person,
  issueId: string,
  steps: readonly MoneyStep[],
): Promise<void> {
  const { items } = await person.expectCall(listLedger, { params: { id: issueId } });
  const sum = (entries: readonly { amount: string }[]) =>
    entries.reduce((cents, { amount }) => cents + parseAmount(amount), 0n);
  for (const { entries } of items) expect(sum(entries)).toBe(0n);
  for (const { kind, amount } of steps)
    expect(
      items.some(
        (movement) =>
          movement.kind === kind &&
          movement.entries.some(
            ({ account, amount: moved }) =>
              account === 'donor' && parseAmount(moved) === -parseAmount(amount),
          ),
      ),
      `${kind} ${amount}`,
    ).toBe(true);
  const escrow = items.flatMap(({ entries }) =>
    entries.filter(({ account }) => account === 'escrow'),
  );
  const { currentFunding, status } = await issueOf({ issueId });
  expect(sum(escrow)).toBe(status === 'completed' ? 0n : parseAmount(currentFunding));
}

/** What Transparency says of all money since then; no other case is under way. */
async function siteSince(before: Awaited<ReturnType<typeof siteNow>>) {
  const now = await siteNow();
  return {
    paidIn: now.pledged - before.pledged,
    held: now.held - before.held,
    solver: now.solver - before.solver,
    platform: now.platform - before.platform,
    back: now.back - before.back,
  };
}
const siteNow = async () => siteFlow(await (await newVisitor()).expectCall(getTransparency));

/** What the bell and the mails say of it as well, with the amount of the books. */
async function expectTold(person: Person, issueId: string, words: string): Promise<void> {
  const bell = await person.expectCall(listNotifications);
  expect(bell.filter((note) => note.issueId === issueId).map(({ content }) => content)).toEqual(
    expect.arrayContaining([expect.stringContaining(words)]),
  );
  const mails = async () => (await person.expectCall(listMailbox)).map(({ text }) => text);
  await expect
    .poll(mails, { timeout: 10_000 })
    .toEqual(expect.arrayContaining([expect.stringContaining(words)]));
}

const dayText = String.raw`\w{3} \d{1,2}, \d{4}`;

scenarios('what the pages say of one’s own money', () => {
  test('is what the books say while it is held, charged back, spent and in part returned', async () => {
    const before = await siteNow();
    const work = await openWorkAt(newPlace(), ['600', '50']);
    const { issueId, donor } = work;
    const disputer = work.donors[1] ?? donor;
    for (const person of [donor, disputer]) await proveAddress(person);
    const chosen = await said(donor, issueId);
    expect(chosen).toMatchObject({ states: ['held'], lines: [''], back: 0n });
    expect(chosen.text).toMatch(/^You have \$600\.00 in escrow here\. A solver has been chosen/u);

    expect(await siteSince(before)).toEqual({
      paidIn: 65_000n,
      held: 65_000n,
      solver: 0n,
      platform: 0n,
      back: 0n,
    });

    const judged = await handIn(work);
    const [taken] = (await disputer.expectCall(listOwnPledges)).items;
    const body = { pledgeId: taken?.id ?? '' };
    await (await newVisitor()).expectCall(playChargeback, { body });
    const disputed = await said(disputer, issueId);
    expect(disputed).toMatchObject({ states: ['charged_back'], back: 5_000n });
    expect(disputed.text).toMatch(
      new RegExp(`^You pledged \\$50\\.00: your bank took \\$50\\.00 back on ${dayText}\\.$`, 'u'),
    );
    expect(disputed.lines[0]).toMatch(new RegExp(`^charged back by your bank on ${dayText}$`, 'u'));

    await expectTold(disputer, issueId, 'A bank charged back $50.00');

    for (const voter of [work.reporter, donor]) await ballot(voter, judged, 'approve');
    await passDays(2);
    const spent = await said(donor, issueId);
    expect(spent).toMatchObject({ states: ['spent'], back: 10_000n });
    const { payout } = await caseOf({ issueId });
    const paid = parseAmount(payout?.amount ?? '');
    expect(await siteSince(before)).toEqual({
      paidIn: 65_000n,
      held: 0n,
      solver: paid,
      platform: 50_000n - paid,
      back: 15_000n,
    });
    expect(spent.text).toMatch(
      new RegExp(
        `^You pledged \\$600\\.00: \\$500\\.00 was spent, \\$100\\.00 came back on ${dayText}\\.$`,
        'u',
      ),
    );
    expect(spent.lines[0]).toMatch(
      new RegExp(`^\\$100\\.00 of it came back · released for the work on ${dayText}$`, 'u'),
    );
    await expectTold(donor, issueId, '$100.00 was refunded to you');
    const { fixed } = await donor.expectCall(listNeeds);
    expect(fixed).toEqual({ count: 1, amount: '500.00' });
  });

  test('is what the books say once it is taken back, moved or given back by its day', async () => {
    const { issueId, donor } = await openCase('600');
    const held = await said(donor, issueId);
    expect(held.text).toMatch(
      /^You have \$600\.00 in escrow here\. .*It is refunded automatically/u,
    );
    const [made] = (await donor.expectCall(listOwnPledges)).items;
    await donor.expectCall(withdrawPledge, { params: { id: made?.id ?? '' } });
    const gone = await said(donor, issueId);
    expect(gone).toMatchObject({ states: ['withdrawn'], back: 60_000n });
    expect(gone.text).toContain('you took $600.00 back on');

    const reports = await mergedReports();
    const [stays] = (await reports.donor.expectCall(listOwnPledges)).items;
    await reports.donor.expectCall(movePledge, { params: { id: stays?.id ?? '' } });
    const left = await said(reports.donor, reports.issueId);
    expect(left.text).toContain('you moved $600.00 to the other report on');
    const arrived = await said(reports.donor, reports.intoId);
    expect(arrived.states).toEqual(['held']);
    expect(arrived.text).toMatch(/^You have \$600\.00 in escrow here\./u);

    const late = await openCase('75.50');
    await proveAddress(late.donor);
    // Its donor is told first.
    for (const days of [166, 13, 1]) await passDays(days);
    const expired = await said(late.donor, late.issueId);
    expect(expired).toMatchObject({ states: ['refunded'], back: 7_550n });
    expect(expired.text).toContain('$75.50 was refunded to you on');
    expect(expired.lines[0]).toMatch(new RegExp(`^refunded on ${dayText}$`, 'u'));
    await expectTold(late.donor, late.issueId, 'Your $75.50 was refunded.');
  });
});
