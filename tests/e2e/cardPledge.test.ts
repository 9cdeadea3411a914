import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { startSite, type Site } from '#tests/support/browser/site.ts';
import {
  eventOf,
  startStripeServer,
  type StripeServer,
} from '#tests/support/providers/stripeServer.ts';

const PHONE = { width: 360, height: 740 };
let stripe: StripeServer;
let site: Site;
beforeAll(async () => {
  stripe = await startStripeServer();
  site = await startSite(stripe.settings);
});
afterAll(async () => {
  await site.close();
  await stripe.stop();
});

/** A person with an account on a phone; the pages of Stripe are empty ones of ours. */
async function openPhone(username: string): Promise<Page> {
  const page = await openBrowser();
  await page.route(/\.stripe\.example\//u, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>Stripe</h1>' }),
  );
  await signUp(page, site, username);
  await page.setViewportSize(PHONE);
  return page;
}

/** Pledges by the form until the page of Stripe shows; answers its session. */
async function pledgeByCard(page: Page, issueId: string, amount: string) {
  await page.goto(`${site.origin}/issues/${issueId}#pledge`);
  await page.getByText('You pay by card on Stripe’s page.').waitFor();
  await page.getByLabel('Pledge Amount').fill(amount);
  await page.getByRole('button', { name: 'Pledge Support' }).click();
  await page
    .getByRole('button', { name: /^Pledge \$/u })
    .last()
    .click();
  await page.waitForURL('https://checkout.stripe.example/**');
  const id = page.url().split('/').at(-1) ?? '';
  const session = stripe.sessions.get(id);
  if (!session) throw new Error('Stripe knows no such page');
  return session;
}

const issueIdOf = async () => {
  const [row] = await site.query<{ id: string }>('select id from issue limit 1');
  return row?.id ?? '';
};

describe('a pledge by card', () => {
  test('leads to Stripe and back, and stands once Stripe has said so', async () => {
    const page = await openPhone('carla');
    const issueId = await issueIdOf();
    const session = await pledgeByCard(page, issueId, '25');
    const paid = stripe.pay(session.id);
    await page.goto(session.success_url);
    await page.getByRole('heading', { name: 'Being confirmed' }).waitFor();
    await stripe.deliver(site.origin, eventOf('checkout.session.completed', paid));
    await page.getByRole('heading', { name: 'Pledge received' }).waitFor();
    await page.getByText('Your $25.00 is held in escrow').waitFor();
    await page.getByRole('link', { name: 'Go to the issue' }).click();
    await page.getByRole('cell', { name: '$25.00' }).first().waitFor();
    expect(await page.getByText(/test money/iu).count()).toBe(0);
  });

  test('that was not paid can be gone on with, and charges nothing when it runs out', async () => {
    const page = await openPhone('carlo');
    const session = await pledgeByCard(page, await issueIdOf(), '30');
    await page.goto(session.success_url);
    await page.getByRole('link', { name: 'Not paid yet? Continue to payment' }).click();
    await page.waitForURL(session.url ?? '');
    await page.goto(session.success_url);
    await page.getByRole('heading', { name: 'Being confirmed' }).waitFor();
    const expired = stripe.expire(session.id);
    await stripe.deliver(site.origin, eventOf('checkout.session.expired', expired));
    await page.getByRole('heading', { name: 'Nothing was charged' }).waitFor();
    await page.getByRole('link', { name: 'Pledge again' }).click();
    await page.getByLabel('Pledge Amount').waitFor();
    expect(await page.getByText('$30.00').count()).toBe(0);
  });
});

describe('the payouts of a solver', () => {
  test('are set up on a page of Stripe, and the profile says how they stand', async () => {
    const page = await openPhone('solveig');
    await page.goto(`${site.origin}/profile?section=settings&page=payout`);
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await page.waitForURL('https://connect.stripe.example/**');
    const account = stripe.activate(page.url().split('/').at(-1) ?? '');
    await page.goto(`${site.origin}/profile?section=settings&page=payout`);
    await page.getByText('The payment provider has questions left').waitFor();
    await stripe.deliver(site.origin, eventOf('account.updated', account));
    await page.reload();
    await page.getByText('Payouts go to your account at the payment provider.').waitFor();
    const payouts = page.locator('section').filter({
      has: page.getByText('Payouts go to your account at the payment provider.'),
    });
    expect(await payouts.getByRole('button', { name: 'Change' }).count()).toBe(1);
  });
});
