import { OURS } from '#tests/support/browser/ours.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import {
  ownDemoSiteOfTests,
  issueOfRosa,
  seeTexts,
  type VisitOptions,
} from '#tests/support/browser/demoSite.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';

const site = ownDemoSiteOfTests();
let page: Page;
/** Funded, reported by rosa, with offers of sam and others. */
let issue: Issue;

beforeAll(async () => {
  issue = await issueOfRosa(site);
});

const main = () => page.getByRole('main');
const open = async (options: VisitOptions, hash = '') => {
  page = await site.visit(options);
  await page.goto(`/issues/${issue.id}${hash}`);
  await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
};
const openTab = (name: RegExp) => page.getByRole('tab', { name }).click();

/** Waits until the page has asked for nothing during half a second: what comes later has come. */
async function isQuiet(): Promise<void> {
  let askedAt = performance.now();
  const note = () => {
    askedAt = performance.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await expect.poll(() => performance.now() - askedAt).toBeGreaterThan(500);
}

describe('the page of an issue', () => {
  test('names the issue, its reporter, its figures and its five tabs [2.98-101]', async () => {
    await open({});
    const priority = issue.priority.replace(/^./u, (letter) => letter.toUpperCase());
    await seeTexts(main().locator('header'), [
      'Open for Pledges',
      priority,
      issue.title,
      issue.location,
      'Reported by rosa',
    ]);
    await seeTexts(main(), [
      'Total Funding',
      'Pledgers',
      'Proposals',
      'Messages',
      'Solution Criteria',
      'Category',
      'Priority',
    ]);
    expect(await main().innerText()).toMatch(/Reported [A-Z][a-z]{2} \d{1,2}, \d{4}/u);
    const tabs = (await page.getByRole('tab').allInnerTexts()).map((text) =>
      text.replaceAll(/\s+/gu, ' '),
    );
    expect(tabs).toEqual([
      'Details',
      `Pledges ${(await pledges()).length}`,
      `Proposals ${issue.proposalCount}`,
      `Discussion ${issue.messageCount}`,
      'Pledge Support',
    ]);
    expect(await page.getByRole('button', { name: /^(?:Edit|Delete)$/u }).count()).toBe(0);
  });

  test('shows its shape while it loads [2.96]', async () => {
    // For a visitor it comes with its page.
    page = await site.visit({ as: 'dan' });
    const answer = await holdBack(page, `**/api/issues/${issue.id}`);
    await page.goto(`/issues/${issue.id}`);
    await main().getByText('Loading the issue').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
  });

  test.each(['5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10', 'nonsense'])(
    'says Issue Not Found for %s and leads back [2.97, 8.28]',
    async (id) => {
      page = await site.visit();
      await page.goto('/faq');
      await page.goto(`/issues/${id}`);
      await page.getByRole('heading', { level: 1, name: 'Issue Not Found' }).waitFor();
      await seeTexts(main(), ["The issue you're looking for doesn't exist or has been removed."]);
      await page.getByRole('button', { name: 'Go Back' }).click();
      await page.waitForURL('**/faq');
    },
  );

  test('leads from an issue that is not there to the list where nothing came before', async () => {
    const opener = await site.visit();
    await opener.goto('/faq');
    const opened = opener.context().waitForEvent('page');
    await opener.evaluate(() => void window.open('/issues/nonsense', '_blank', 'noopener'));
    page = await opened;
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Community Issues' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/issues');
  });

  test('says whether the network or the server is missing when it cannot load', async () => {
    page = await site.visit({ as: 'dan' });
    await page.goto('/issues');
    await page.route('**/api/issues/*', (route) => route.abort());
    await page.goto(`/issues/${issue.id}`);
    await seeTexts(main(), ['Not stored on this device', 'The server cannot be reached']);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeTexts(main(), ['You are offline, and this issue was not opened here before.']);
  });

  test('is there after a retry when the server failed once', async () => {
    page = await site.visit({ as: 'dan' });
    const address = `**/api/issues/${issue.id}`;
    await page.route(address, (route) => route.fulfill({ ...OURS, status: 500, body: 'broken' }));
    await page.goto(`/issues/${issue.id}`);
    await page.getByRole('heading', { level: 1, name: 'Issue Not Found' }).waitFor();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
    expect(await main().getByText('Issue Not Found').count()).toBe(0);
  });

  test('describes itself in the HTML that the server sends [2.46]', async () => {
    page = await site.visit();
    const html = await (await page.context().request.get(`/issues/${issue.id}`)).text();
    expect(html).toContain(issue.description.slice(0, 60));
    expect(html).toContain(
      `<link data-page rel="canonical" href="${site.origin}/issues/${issue.id}"`,
    );
    expect(html).toContain('og:image');
    const list = await (await page.context().request.get('/sitemap.xml')).text();
    expect(list).toContain(`${site.origin}/issues/${issue.id}`);
    await page.goto(`/issues/${issue.id}`);
    await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
    const description = page.locator('meta[name="description"]');
    expect(await description.count()).toBe(1);
    expect(issue.description).toContain((await description.getAttribute('content')) ?? '-');
  });
});

describe('a visitor', () => {
  test('sees pledges and proposals, and is asked to log in for the rest [2.104-105, 6.2-3]', async () => {
    await open({}, '#pledge');
    await seeTexts(main(), ['Please log in to pledge support for this issue.']);
    await openTab(/^Proposals/u);
    await seeTexts(main(), ['by sam', 'Please log in to submit a proposal.']);
    expect(await page.getByRole('button', { name: /^(?:Upvote|Downvote)/u }).count()).toBe(0);
    await openTab(/^Pledges/u);
    await seeTexts(main(), ['Pledges for this issue', 'Donor', 'Amount']);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openTab(/^Discussion/u);
    await seeTexts(main(), ['Please log in to join the discussion.']);
    expect(calls.filter((path) => path.endsWith('/chats'))).toEqual([]);
  });
});

describe('the reporter', () => {
  test('may edit and delete, but neither propose nor vote [2.102-103]', async () => {
    await open({ as: 'rosa' });
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Issue' });
    await seeTexts(dialog, [
      'Are you sure you want to delete this issue? This action cannot be undone.',
    ]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await openTab(/^Proposals/u);
    await seeTexts(main(), ['by sam']);
    expect(await page.getByRole('button', { name: /^(?:Upvote|Downvote)/u }).count()).toBe(0);
    await isQuiet();
    expect(await page.getByRole('heading', { name: 'Submit a Proposal' }).count()).toBe(0);
  });
});

describe('a solver', () => {
  test('votes on the offers of others, not on their own [2.106]', async () => {
    await open({ as: 'sam' }, '#proposals');
    const offers = main().getByRole('article');
    const own = offers.filter({ hasText: 'by sam' });
    const votes = { name: /^(?:Upvote|Downvote)/u };
    const others = offers.filter({ hasNotText: 'by sam' });
    await others.getByRole('button', votes).first().waitFor();
    expect(await others.getByRole('button', votes).count()).toBe(2 * (await others.count()));
    expect(await own.count()).toBe(1);
    expect(await own.getByRole('button', votes).count()).toBe(0);
  });
});

describe('an operator', () => {
  test('hides an issue from all others, and shows it again', async () => {
    await open({ as: 'odile' });
    await page.getByRole('button', { name: 'Hide this issue' }).click();
    const reason = page.getByRole('alertdialog').getByLabel('Reason');
    await reason.fill('The photo shows the faces of children.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
    await seeTexts(main(), ['Hidden. Its money takes no pledges']);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect((await site.issues()).some(({ id }) => id === issue.id)).toBe(false);
    await page.getByRole('button', { name: 'Show it again' }).click();
    await reason.fill('The photo was taken out by its reporter.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Show' }).click();
    await page.getByRole('tab', { name: 'Details' }).waitFor();
    expect((await site.issues()).some(({ id }) => id === issue.id)).toBe(true);
  });
});

async function pledges(): Promise<unknown[]> {
  return (await (await fetch(`${site.origin}/api/issues/${issue.id}/pledges`)).json()) as unknown[];
}
