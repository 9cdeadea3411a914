import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { plugAuthenticator } from '#tests/support/browser/authenticator.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openDemoSite, type DemoSite } from '#tests/support/browser/demoSite.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';
import { PUBLIC_ROUTES } from '#tests/support/browser/routes.ts';

let site: DemoSite;

beforeAll(async () => {
  site = await openDemoSite({ STAFF_PASSKEYS: 'off' });
});
afterAll(() => site.close());

/** An operator says what the site offers, as the page of its settings does. */
async function offer(languages: SiteSettings['languages']): Promise<void> {
  const { request } = (await site.visit({ as: 'odile' })).context();
  const answer = await request.get('/api/site-settings');
  const { version, settings } = (await answer.json()) as {
    version: number;
    settings: SiteSettings;
  };
  const saved = await request.put('/api/site-settings', {
    headers: { 'idempotency-key': randomUUID() },
    data: { version, reason: 'Agreed at the last meeting.', settings: { ...settings, languages } },
  });
  expect(saved.status()).toBe(200);
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');
const readIn = async (page: Page, language: string, path: string) => {
  await page.context().addCookies([{ name: 'trybe-language', value: language, url: site.origin }]);
  await page.goto(path);
};

/** Placeholders and chosen values that are wider than their field. Runs in the browser. */
function cutWords(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return Array.from(fields).flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const isSelect = field instanceof HTMLSelectElement;
    const text = (isSelect ? field.selectedOptions[0]?.text : field.placeholder) ?? '';
    if (!pen || !field.checkVisibility()) return [];
    pen.font = font;
    const roomPx =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(text).width > roomPx + 1 ? [text] : [];
  });
}

/** What strangers read on a phone. */
const PHONE_PATHS = ['', 'faq', 'auth', 'transparency', 'how-it-works', 'verification-process'];

describe('the language of a site', () => {
  test('is nothing to choose where one is offered', async () => {
    const page = await site.visit();
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByText('Terms of Service').waitFor();
    expect(await choice(page).count()).toBe(0);
    expect(await languageOf(page)).toBe('en');
  });

  test('is chosen in the footer and kept on the device, by its worker too', async () => {
    await offer(['en', 'de', 'es', 'ar']);
    const page = await site.visit({ serviceWorkers: 'allow', width: 360 });
    await page.goto('/help');
    await seeInstalled(page);
    await choice(page).selectOption('Deutsch');
    await page.getByRole('heading', { name: 'Hilfe', exact: true }).waitFor();
    expect(await languageOf(page)).toBe('de');
    expect(await page.title()).toMatch(/^Hilfe · /u);
    await page.context().setOffline(true);
    await page.goto('/about');
    await page
      .getByRole('heading', { name: /^Über /u })
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await choice(page).selectOption('English');
    await page
      .getByRole('heading', { name: /^About /u })
      .first()
      .waitFor();
    expect(await languageOf(page)).toBe('en');
  });

  test.each([360, 1280])('is chosen in the menu of a stranger at %i px', async (width) => {
    const page = await site.visit({ width });
    await page.goto('/help');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('heading', { name: 'Hilfe', exact: true }).waitFor();
    expect(await languageOf(page)).toBe('de');
  });

  test('is found in the account menu', async () => {
    const page = await site.visit({ as: 'dan' });
    await page.goto('/help');
    await page.getByRole('button', { name: 'My Account, dan' }).click();
    await page.getByRole('menuitem', { name: 'Language: English' }).click();
    await page.getByRole('main').getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('heading', { name: 'Sprache und Aussehen' }).waitFor();
    expect(await languageOf(page)).toBe('de');
  });

  test.each([undefined, 'dan'])(
    'leaves the header’s buttons on one line on a tablet, for %s',
    async (as) => {
      const page = await site.visit({ as, width: 768 });
      const broken: string[] = [];
      for (const language of ['de', 'es', 'ar', 'en']) {
        await readIn(page, language, '/faq');
        const buttons = page
          .getByRole('banner')
          .locator('a[href="/auth"], a[href="/report-issue"]');
        await buttons.first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const tall = await buttons.evaluateAll((all) =>
          all.filter((one) => one.getClientRects().length > 0 && one.scrollHeight > 46),
        );
        if (tall.length > 0) broken.push(language);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
      }
      expect(broken).toEqual([]);
    },
  );

  test.each([150, 200])(
    'keeps its long words within a phone with letters of %i%%',
    async (percent) => {
      const page = await site.visit({ width: 360 });
      for (const path of PHONE_PATHS) {
        await readIn(page, 'de', `/${path}`);
        await page.getByRole('contentinfo').getByText('Nutzungsbedingungen').waitFor();
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, percent);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width]).toEqual([path, 360]);
      }
    },
  );

  test('is that of refusals and of what forms ask for', async () => {
    const page = await site.visit();
    await readIn(page, 'de', '/auth');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText('Bitte gib Benutzernamen oder E-Mail-Adresse ein.').waitFor();
    await page.getByLabel('Benutzername oder E-Mail').fill('rosa');
    await page.getByLabel('Passwort', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page
      .getByText('Benutzername, E-Mail-Adresse oder Passwort stimmt nicht.')
      .first()
      .waitFor();
    expect(await languageOf(page)).toBe('de');
  });

  test('is that of amounts, in the field and in what it is refused with', async () => {
    const page = await site.visit({ as: 'dan', width: 360 });
    const issue = (await site.issues()).find(({ status }) => status === 'reported');
    await readIn(page, 'de', `/issues/${issue?.id}#pledge`);
    const field = page.getByLabel('Betrag der Zusage');
    const hint = page.getByText('Mindestens 1,00\u00A0$.', { exact: true });
    await expect.poll(() => hint.count()).toBe(1);
    await field.fill('9999999,50');
    await field.press('Enter');
    await page.getByText('Der Betrag darf höchstens 1.000.000,00\u00A0$ sein.').waitFor();
  });

  test('leaves the title of a dialog whole on a small screen', async () => {
    const page = await site.visit({ as: 'sam', width: 360 });
    await plugAuthenticator(page);
    await readIn(page, 'de', '/profile?section=settings&page=sign-in');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await page.getByLabel('Dein Passwort').fill('trybe-demo-2026');
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
    const codes = page.getByRole('dialog', { name: 'Deine Wiederherstellungscodes' });
    await codes.getByRole('listitem').first().waitFor();
    expect(await codes.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test.each([
    ['de', 'ltr', 'Offen für Zusagen'],
    ['es', 'ltr', 'Abierto a aportes'],
    ['ar', 'rtl', 'مفتوحة للتعهّدات'],
  ])('fits a small screen on every public page in %s', async (language, direction, open) => {
    const page = await site.visit({ width: 360 });
    for (const path of PUBLIC_ROUTES) {
      await readIn(page, language, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { dir, isWide } = await page.evaluate(() => ({
        dir: getComputedStyle(document.body).direction,
        isWide: document.documentElement.scrollWidth > innerWidth,
      }));
      expect([path, await languageOf(page), dir, isWide]).toEqual([
        path,
        language,
        direction,
        false,
      ]);
    }
    await readIn(page, language, '/issues');
    await page.getByText(open).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each(['de', 'es', 'ar'])(
    'shows whole what fields ask for and what is chosen in %s',
    async (language) => {
      const page = await site.visit({ as: 'odile' });
      for (const path of ['/issues', '/map', '/faq', '/admin/people'])
        for (const width of [360, 768]) {
          await page.setViewportSize({ width, height: 800 });
          await readIn(page, language, path);
          await page.locator('input[type="search"]').first().waitFor();
          const cut = () => page.evaluate(cutWords);
          await expect.poll(cut, { message: `${path} at ${width} px` }).toEqual([]);
        }
    },
  );

  test.each(['de', 'es', 'ar'])(
    'leaves the header of a tablet its name in %s',
    async (language) => {
      const page = await site.visit({ as: 'dan', width: 768 });
      await readIn(page, language, '/help');
      const name = page.getByRole('banner').getByRole('link', { name: 'Trybe' });
      await page
        .getByRole('banner')
        .getByRole('link', { name: /melden|Reportar|الإبلاغ/u })
        .waitFor();
      const { isCut, width } = await name.evaluate((link) => ({
        isCut: [...link.querySelectorAll('span')].some(
          (part) =>
            part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
        ),
        width: document.documentElement.scrollWidth,
      }));
      expect({ isCut, width }).toEqual({ isCut: false, width: 768 });
    },
  );
});
