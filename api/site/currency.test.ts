import { afterAll, describe, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { reviewVote } from '#api/case/voting/reviewVote.ts';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { getSiteSettings, saveSiteSettings, type SiteSettings } from '#schema/site/siteSettings.ts';
import { setUpSite } from '#schema/site/siteSetup.ts';
import { getCase } from '#schema/case/verification.ts';
import { getTransparency } from '#schema/case/transparency.ts';
import { usualMoney } from '#web/features/console/usualMoney.ts';
import { actAt, later, playToProof } from '#tests/support/cases/playedCase.ts';
import { offerSetup } from '#api/startup/offerSetup.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { createTestClock, startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { expectFieldError, expectRefusal } from '#tests/scenarios/problems.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';

const REASON = 'The association keeps its books in it.';
const started: TestApi[] = [];
afterAll(async () => {
  for (const api of started) await api.stop();
});

async function siteIn(code: string, settings: Record<string, string> = {}) {
  const api = await startTestApi({ settings });
  started.push(api);
  const operator = await operatorOf(api);
  await choose(operator, code);
  return { api, operator };
}

async function choose(operator: TestPerson, code: string, change: Partial<SiteSettings> = {}) {
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const body = {
    version,
    reason: REASON,
    settings: { ...settings, money: usualMoney(code), ...change },
  };
  return operator.call(saveSiteSettings, { body });
}

describe.each([
  {
    code: 'JPY',
    pledge: '1500',
    sum: '1500',
    wrong: '10.5',
    small: '99',
    offer: '1300',
    half: '¥',
  },
  {
    code: 'KWD',
    pledge: '12.5',
    sum: '12.500',
    wrong: '1.0005',
    small: '0.990',
    offer: '11.250',
    half: 'KWD',
  },
])('an installation in $code', ({ code, pledge, sum, wrong, small, offer, half }) => {
  it('takes, keeps, shows and announces amounts of it, and no others', async () => {
    const { api, operator } = await siteIn(code);
    const reporter = await personOf(api);
    const donor = await personOf(api);
    const solver = await personOf(api);
    const { id: issueId } = await fileReport(reporter);
    for (const amount of [wrong, small])
      expectFieldError(
        await donor.call(createPledge, { body: { issueId, amount } }),
        'amount',
        expect.stringMatching(/Please enter|at least/u) as string,
      );
    const made = await donor.expectCall(createPledge, { body: { issueId, amount: pledge } });
    expect(made.amount).toBe(sum);
    const params = { id: issueId };
    const { currentFunding } = await reporter.expectCall(getIssue, { params });
    expect(currentFunding).toBe(sum);
    const body = {
      description: 'I repair it within the week.',
      proposedCompensation: offer,
      estimatedTimeToComplete: '10 days',
    };
    expect((await solver.expectCall(createProposal, { params, body })).budget).toBe(offer);
    const [notice] = (await reporter.expectCall(listNotifications)).filter(
      ({ type }) => type === 'pledge',
    );
    expect(notice?.content).toContain(half);
    expect(notice?.content).toContain(sum);
    expect((await donor.expectCall(getTransparency)).escrow).toBe(sum);
    expect((await donor.expectCall(getImpactStats)).funded).toBe(Math.floor(Number(sum)));
    expect(await operator.expectCall(getSiteSettings)).toMatchObject({ isCurrencyFixed: true });
  });

  it('plays a case to the payment without making or losing a unit', async () => {
    const { api } = await siteIn(code);
    const played = await playToProof(api.database);
    const at = (actor: typeof played.donor) => ({ actor, now: later(49) });
    for (const actor of [played.reporter, played.donor])
      await actAt(api.database, at(actor), (tx) =>
        castBallot(tx, { proofId: played.proofId, choice: 'approve', reason: '' }),
      );
    await actAt(api.database, at(played.donor), (tx) => reviewVote(tx, played.issueId));
    const visitor = await personOf(api);
    const { payout } = await visitor.expectCall(getCase, { params: { id: played.issueId } });
    const expected = {
      JPY: { amount: '45000', fee: '5000', returned: '10000' },
      KWD: { amount: '45.000', fee: '5.000', returned: '10.000' },
    }[code];
    expect(payout).toMatchObject(expected ?? {});
    expect((await checkBooks(api.database)).problem).toBeNull();
  });
});

describe('the currency of an installation', () => {
  it('can be chosen until an amount is written down, and its limits always', async () => {
    const { api, operator } = await siteIn('JPY');
    expect(await operator.expectCall(getSiteSettings)).toMatchObject({ isCurrencyFixed: false });
    expect((await choose(operator, 'EUR')).status).toBe(200);
    const { id: issueId } = await fileReport(await personOf(api));
    const donor = await personOf(api);
    await donor.expectCall(createPledge, { body: { issueId, amount: '5' } });
    expectRefusal(await choose(operator, 'JPY'), 'currency_in_use');
    const money = { ...usualMoney('EUR'), pledgeMin: '20.00', presets: ['20.00'] };
    expect((await choose(operator, 'EUR', { money })).status).toBe(200);
    const refused = await donor.call(createPledge, { body: { issueId, amount: '5' } });
    expectFieldError(refused, 'amount', 'The amount must be at least €20.00.');
  });

  it('is held by the database, on each account', async () => {
    const { api } = await siteIn('KWD');
    await playToProof(api.database);
    const [account] = await api.database.query('select distinct currency from escrow_balance');
    expect(account).toEqual({ currency: 'KWD' });
    const change = api.database.query(`update book_currency set code = 'USD', unit = 0.01`);
    await expect(change).rejects.toThrow(/foreign key|restrict/u);
  });

  it('refuses amounts that do not belong together, each at its field', async () => {
    const { operator } = await siteIn('USD');
    const money = {
      ...NEW_SITE.money,
      pledgeMin: '2000000.00',
      presets: ['3.00'],
      largeEscrow: '0',
    };
    const wrong = await choose(operator, 'USD', { money });
    expectFieldError(wrong, 'settings.money.largeEscrow', 'The amount must be more than zero.');
    const outside = { ...money, largeEscrow: '1.00' };
    const order = await choose(operator, 'USD', { money: outside });
    expect([wrong.status, order.status]).toEqual([400, 400]);
    expectFieldError(
      order,
      'settings.money.pledgeMin',
      'The smallest pledge must be at most the largest.',
    );
  });
});

describe('a currency that cards cannot be charged in', () => {
  const stripe = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const place = 'settings.money.currency';
  const message = (code: string) =>
    `Stripe cannot charge cards in ${code}. Please choose another currency, for example USD, EUR or JOD.`;

  it('is refused where operators choose it, and others with three decimals are not', async () => {
    const { operator } = await siteIn('KWD', stripe);
    for (const code of ['IQD', 'LYD'])
      expectFieldError(await choose(operator, code), place, message(code));
    const { settings } = await operator.expectCall(getSiteSettings);
    expect(settings.money.currency).toBe('KWD');
  });

  it('is refused by the setup, whose code still works afterwards', async () => {
    const api = await startTestApi({ settings: stripe });
    started.push(api);
    const code = (await offerSetup(api.database, createTestClock())) ?? '';
    const password = 'correct horse 7';
    const account = { username: 'greta', email: 'greta@example.org', password };
    const setUpIn = (currency: string) =>
      visitorOf(api).call(setUpSite, {
        body: {
          ...account,
          confirmPassword: password,
          code,
          settings: { ...NEW_SITE, money: usualMoney(currency) },
        },
      });
    expectFieldError(await setUpIn('IQD'), place, message('IQD'));
    expect((await setUpIn('JOD')).status).toBe(201);
  });

  it('keeps a server from starting with Stripe, which names what to set', async () => {
    const { api } = await siteIn('LYD');
    const again = startTestApi({ sharedWith: api, settings: stripe });
    await expect(again).rejects.toThrow(/^Trybe cannot start: .*LYD.*PAYMENTS=sandbox/u);
  });
});
