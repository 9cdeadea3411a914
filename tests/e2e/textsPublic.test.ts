import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ImpactStats } from '#schema/issues/statistics.ts';
import type { SuccessStory } from '#schema/issues/story.ts';
import { demoSiteOfTests, linksOf, seeTexts } from '#tests/support/browser/demoSite.ts';
import { takenOver } from '#tests/support/browser/paintedPage.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';

const site = demoSiteOfTests();
let page: Page;

const main = () => page.getByRole('main');

/** The part of the home page under a heading. */
const section = (name: string) =>
  main()
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });

describe('the home page', () => {
  test('says what the product is, in its sections [1.1-3, 2.34-37]', async () => {
    page = await site.visit();
    await page.goto('/');
    const tagline = main().getByRole('heading', { level: 1 });
    await seeTexts(tagline, ['FUND IT, FIX IT, MAKE THE DIFFERENCE']);
    for (const [name, href] of [
      ['Report an Issue', '/auth'],
      ['Browse Map', '/map'],
    ] as const)
      expect(await main().getByRole('link', { name }).getAttribute('href')).toBe(href);
    await main().getByRole('region', { name: 'Community impact' }).waitFor();
    expect(await main().getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'How it works',
      'Featured Issues',
      'Success stories',
      'Join Our Community',
      'Good with your hands, or know a firm that is?',
    ]);
    const how = section('How it works').getByRole('heading', { level: 3 });
    expect(await how.allInnerTexts()).toEqual([
      'Report',
      'Pledge',
      'Solve',
      'Free-market efficiency',
      'Community voting',
      'Dynamic pricing',
    ]);
    const closing = section('Good with your hands, or know a firm that is?');
    expect(await linksOf(closing)).toEqual(['/auth?preferredRole=solver', '/faq']);
    await seeTexts(main(), ['No fixed funding goal', 'at least 90% of the money']);
    expect(await page.title()).toContain('Trybe');
  });

  test('leads to registration with the role of each card [2.42-43]', async () => {
    page = await site.visit();
    await page.goto('/');
    for (const [title, button, role] of [
      ['Become a Reporter', 'Start Reporting', 'reporter'],
      ['Become a Donor', 'Start Donating', 'donator'],
      ['Become a Solver', 'Start Solving', 'solver'],
    ] as const) {
      await main().getByRole('heading', { name: title, exact: true }).first().waitFor();
      const link = main().getByRole('link', { name: button });
      expect(await link.getAttribute('href')).toBe(`/auth?preferredRole=${role}`);
    }
    expect(await linksOf(main())).toEqual(
      expect.arrayContaining(['/map', '/auth', '/auth?preferredRole=solver', '/faq']),
    );
  });

  test('sends who is signed in straight to the report form [2.38]', async () => {
    page = await site.visit({ as: 'dan' });
    await page.goto('/');
    const report = main().getByRole('link', { name: 'Report an Issue' }).first();
    await expect.poll(() => report.getAttribute('href')).toBe('/report-issue');
  });

  test('features the three newest issues, with placeholders while they load [2.39, 9.40]', async () => {
    page = await site.visit();
    const answer = await holdBack(page, '**/api/issues*');
    // With a question: the page without one comes with its answers.
    await page.goto('/?from=link');
    const featured = section('Featured Issues');
    await featured.getByText('Loading featured issues').waitFor({ state: 'attached' });
    expect(await featured.getByRole('article').count()).toBe(0);
    answer();
    const [first, second, third] = await site.issues();
    await seeTexts(featured, [first?.title ?? '-', second?.title ?? '-', third?.title ?? '-']);
    expect(await featured.getByRole('article').count()).toBe(3);
  });

  test('shows no figures but the live ones, which count up [2.40, 9.20]', async () => {
    page = await site.visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    // So low that the figures are out of sight at first.
    await page.setViewportSize({ width: 1280, height: 240 });
    const answer = await holdBack(page, '**/api/impact-stats');
    await page.goto('/?from=link');
    const panel = main().getByRole('region', { name: 'Community impact' });
    await expect
      .poll(() => panel.locator('dd span[aria-hidden=true]').allInnerTexts())
      .toEqual(Array(5).fill('–'));
    answer();
    const live = (await (await fetch(`${site.origin}/api/impact-stats`)).json()) as ImpactStats;
    const usd = (value: number) => `$${Math.floor(value).toLocaleString('en-US')}`;
    await seeTexts(section('Success stories'), [`${usd(live.funded)} raised · test money`]);
    const funded = panel.locator('dd span[aria-hidden=true]', { hasText: '$' });
    await expect.poll(() => funded.innerText()).toBe('$0');
    await page.clock.pauseAt(Date.now() + 5_000);
    await panel.scrollIntoViewIfNeeded();
    await funded.evaluate(
      (figure) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(figure);
        }),
    );
    const steps = Array.from({ length: 61 }, (_, step) => usd((live.funded * step) / 60));
    // A step of 33.3 ms falls on one side of a whole one or on the other.
    await page.clock.runFor(1_025);
    await expect.poll(async () => steps.indexOf(await funded.innerText())).toBeOneOf([29, 30]);
    await page.clock.runFor(935);
    await expect.poll(async () => steps.indexOf(await funded.innerText())).toBeOneOf([57, 58]);
    await page.clock.runFor(80);
    await seeTexts(panel, [
      (live.totalIssues - live.resolved).toLocaleString('en-US'),
      live.resolved.toLocaleString('en-US'),
      usd(live.funded),
      live.community.toLocaleString('en-US'),
      `${live.successRate}%`,
    ]);
    expect(await funded.innerText()).toBe(usd(live.funded));
  });

  test('tells two stories of completed issues, in their own figures [2.41]', async () => {
    page = await site.visit();
    await page.goto('/');
    const stories = section('Success stories');
    await stories.waitFor();
    const told = (await (
      await fetch(`${site.origin}/api/success-stories`)
    ).json()) as SuccessStory[];
    expect(told).toHaveLength(2);
    for (const { id, title, cost } of told) {
      const story = stories.getByRole('article').filter({ hasText: title });
      await seeTexts(story, [`$${Number(cost).toLocaleString('en-US')}`, 'Cost · test money']);
      expect(await linksOf(story)).toEqual([`/issues/${id}`]);
    }
  });
});

describe('the FAQ', () => {
  test('has its five topics, a search by Enter or button, and its links [2.48-50]', async () => {
    page = await site.visit();
    await page.goto('/faq');
    const tabs = page.getByRole('tab');
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual(['General', 'Funding', 'Solvers', 'Voting', 'Technical']);
    expect(await linksOf(main())).toEqual(
      expect.arrayContaining(['/verification-process', '/contact', '/join-us']),
    );
    // What is typed before the app is there is kept, but an Enter is not.
    await takenOver(page);
    await page.getByRole('searchbox').fill('escrow');
    await page.getByRole('searchbox').press('Enter');
    await page.getByText(/answers? for “escrow”/u).waitFor();
    await page.getByRole('searchbox').fill('OpenAPI');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('1 answer for “OpenAPI”').waitFor();
  });
});

/** Each page of text: its address, its heading, and what the specification wants to read on it. */
const PAGES: [path: string, heading: string, texts: string[], links: string[]][] = [
  ['/about', 'About Trybe', [], []],
  ['/success-stories', 'About Trybe', [], []],
  ['/mission', 'About Trybe', [], []],
  ['/team', 'About Trybe', [], []],
  ['/how-it-works', 'How It Works', [], ['/verification-process', '/auth']],
  ['/community-guidelines', 'How It Works', [], []],
  ['/terms', 'Terms of Service', ['May 18, 2025'], []],
  ['/dispute-resolution', 'Terms of Service', [], []],
  ['/payment-terms', 'Terms of Service', [], []],
  ['/privacy', 'Privacy Policy', ['May 18, 2025', '16'], ['mailto:privacy@trybe.example']],
  ['/help', 'Help Center', [], ['mailto:hello@trybe.example']],
  ['/contact', 'Help Center', [], []],
  ['/join-us', 'Join Our Community', ['Start Reporting', 'Start Donating', 'Start Solving'], []],
  [
    '/verification-process',
    'Verification Process',
    [
      '1. Clear Completion Criteria',
      '2. Proof Submission',
      '3. Multi-Layered Verification',
      'Layer 1',
      'Layer 2',
      'Layer 3',
      '4. Auto-Escrow and Fund Release',
      '5. Reputation System',
      '6. Premium Verification',
      '7. Transparency Dashboard',
    ],
    ['mailto:hello@trybe.example'],
  ],
];

describe('the pages of text', () => {
  test.each(PAGES)(
    '%s shows the page "%s" with what belongs to it [2.5-14]',
    async (path, heading, texts, links) => {
      page = await site.visit();
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await seeTexts(main(), texts);
      expect(await linksOf(main())).toEqual(expect.arrayContaining(links));
    },
  );

  test('the help page answers five questions [2.51]', async () => {
    page = await site.visit();
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Frequent questions' }).waitFor();
    expect(await main().getByRole('group').count()).toBe(5);
  });

  test('the verification page tells the rules with their numbers, and answers challenges in a table [1.9-10, 2.52-53]', async () => {
    page = await site.visit();
    await page.goto('/verification-process');
    await main().getByRole('table').waitFor();
    expect(await main().getByRole('columnheader').allInnerTexts()).toHaveLength(2);
    await seeTexts(main(), ['50%', '30%', '20%', '72 hours', '24 hours', '30 seconds', '0 to 100']);
    await seeTexts(main(), ['3 to 5 business days', 'resources']);
    const people = ['Issue creator', 'Donors', 'Solver', 'Verifiers', 'Ambassadors and core team'];
    expect(await main().locator('#status dt').allInnerTexts()).toEqual(people);
    for (const word of [/five/iu, /5 days|five days/iu, /low/iu, /medium/iu, /ambassador/iu])
      expect(await main().innerText()).toMatch(word);
  });

  test('the transparency page says how old its figures are without network', async () => {
    page = await site.visit();
    await page.goto('/transparency');
    await main().getByText('Show as a table').first().waitFor();
    const age = main().getByText(/^Offline\. These figures are from \d{2}:\d{2}\.$/u);
    expect(await age.count()).toBe(0);
    await page.context().setOffline(true);
    await age.waitFor();
  });
});
