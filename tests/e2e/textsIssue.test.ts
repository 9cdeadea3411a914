import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issue.ts';
import {
  openDemoSite,
  seeTexts,
  type DemoSite,
  type VisitOptions,
} from '#tests/support/demoSite.ts';

let site: DemoSite;
let page: Page;
/** Funded, reported by rosa, with offers of sam and others. */
let issue: Issue;

beforeAll(async () => {
  site = await openDemoSite();
  const rosa = await site.visit({ as: 'rosa' });
  const { id } = (await (await rosa.context().request.get('/api/user')).json()) as { id: string };
  const found = (await site.issues()).find(
    ({ status, proposalCount, reporterId }) =>
      status === 'funded' && proposalCount > 1 && reporterId === id,
  );
  if (!found) throw new Error('the demo site has a funded issue of rosa with offers');
  issue = found;
  await rosa.context().close();
});
afterAll(() => site.close());
afterEach(() => page.context().close());

const main = () => page.getByRole('main');
const open = async (options: VisitOptions, hash = '') => {
  page = await site.visit(options);
  await page.goto(`/issues/${issue.id}${hash}`);
  await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
};
const openTab = (name: RegExp) => page.getByRole('tab', { name }).click();

describe('the page of an issue', () => {
  test('names the issue, its reporter, its figures and its five tabs', async () => {
    await open({});
    await seeTexts(main(), [
      'Open for Pledges',
      issue.title,
      issue.location,
      'Reported by rosa',
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

  test('shows its shape while it loads', async () => {
    page = await site.visit();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/issues/${issue.id}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`/issues/${issue.id}`);
    await main().getByText('Loading the issue').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
  });

  test.each(['5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10', 'nonsense'])(
    'says Issue Not Found for %s and leads back',
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

  test('describes itself in the HTML that the server sends', async () => {
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
  test('sees pledges and proposals, and is asked to log in for the rest', async () => {
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
  test('may edit and delete, but neither propose nor vote', async () => {
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
    expect(await page.getByRole('heading', { name: 'Submit a Proposal' }).count()).toBe(0);
  });
});

async function pledges(): Promise<unknown[]> {
  return (await (await fetch(`${site.origin}/api/issues/${issue.id}/pledges`)).json()) as unknown[];
}
