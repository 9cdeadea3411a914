import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { beginPasskey } from '#schema/people/passkeys.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { changeSite } from '#tests/e2e/changeSite.ts';
import { newDevice, type Device } from '#tests/support/browser/device.ts';
import { faultsOfServed, foreignIn, foreignShown } from '#tests/e2e/foreignWords.ts';
import { filledFolder } from '#tests/support/servers/filledFolder.ts';
import { atStep, seeSetupKept, typeSetup } from '#tests/e2e/setupOfTown.ts';
import { plugAuthenticator } from '#tests/support/browser/authenticator.ts';
import { PUBLIC_ROUTES } from '#tests/support/browser/routes.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { startSmtpServer, type SmtpServer } from '#tests/support/providers/smtpServer.ts';
import { removeFolder } from '#tests/support/temporaryFolder.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';

const NAME = 'Lindental packt an';
const LATER = 'Lindental macht mit';
let smtp: SmtpServer;
let server: ServerProcess;
let dataDir: string;
let device: Device;
let page: Page;

/** A production start on an empty database, as an operator does it. */
beforeAll(async () => {
  smtp = await startSmtpServer();
  dataDir = await filledFolder('nothing');
  const port = await freePort();
  server = await startServerProcess({
    RATE_LIMITS: 'off',
    TILE_URL: 'none',
    DEMO_DATA: 'off',
    NODE_ENV: 'production',
    DATABASE: 'embedded',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    ALLOW_SANDBOX_PAYMENTS: 'on',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Lindental <post@lindental.example>',
  });
  device = newDevice();
  page = await device.open();
  await page.setViewportSize({ width: 360, height: 740 });
  await plugAuthenticator(page);
});
afterAll(async () => {
  await device.discard();
  await server.stop();
  await smtp.stop();
  removeFolder(dataDir);
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Nothing of what stands in an element is cut off. */
const isWhole = (element: Element) =>
  [element, ...element.querySelectorAll('*')].every(
    (part) => part.scrollWidth <= part.clientWidth + 1 || part.clientWidth === 0,
  );

async function seeNoViolations() {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
  }
}

describe('an empty installation', () => {
  test('asks at its first visit for the code that its start printed', async () => {
    await page.goto(`${server.origin}/setup`);
    await field('Setup code').fill('abcd-efgh-jkmn-pqrs');
    await press('Continue');
    await page.getByText('This is not the code that the server printed').first().waitFor();
    await seeNoViolations();
    const [, code = ''] = /the code is ([a-z0-9-]+)\)/u.exec(server.output()) ?? [];
    await field('Setup code').fill(code.toUpperCase().replaceAll('-', ' '));
    await press('Continue');
    await page.getByRole('heading', { name: 'Name and contact' }).waitFor();
    await atStep(page, 'Name and look');
  });

  test('asks in four steps, and shows at each how the site will look', async () => {
    await typeSetup(page, NAME, seeNoViolations);
  });

  test('loses nothing of what is typed, neither between its steps nor when the page is left', async () => {
    const [, code = ''] = /the code is ([a-z0-9-]+)\)/u.exec(server.output()) ?? [];
    await seeSetupKept(page, NAME, code);
  });

  test('is the town’s own from then on, and its first operator signed in', async () => {
    await field('Password').fill(PASSWORD);
    await field('Confirm Password').fill(PASSWORD);
    await press('Set up the site');
    await page.getByRole('heading', { name: 'The site is set up' }).waitFor();
    await page.getByText(/^trybe map .* --area=12\.\d+,51\./u).waitFor();
    await page.getByRole('banner').getByText(NAME).first().waitFor();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([
        width,
        await page.getByRole('link', { name: NAME }).first().evaluate(isWhole),
      ]).toEqual([width, true]);
    }
    expect((await fetch(`${server.origin}/setup`)).status).toBe(404);
    await page.goto(`${server.origin}/setup`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });
});

describe('its operator', () => {
  test('changes the settings with a passkey and a reason, which stand beside the change', async () => {
    await page.goto(`${server.origin}/profile?section=settings&page=sign-in`);
    await press('Add a passkey');
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await press('I have saved them');

    await page.getByRole('button', { name: /My Account/u }).click();
    await page.getByRole('menuitem', { name: 'Administration' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
    await field('Name of the site').fill(LATER);
    await press('Save the settings');
    await page.getByText('Please give a reason of at least 20 characters.').waitFor();
    await page.getByLabel('Reason for the change').fill('The association has a new name.');
    await press('Save the settings');
    await page.getByText('Settings saved', { exact: true }).waitFor();
    await page.getByRole('banner').getByText(LATER).first().waitFor();
    await page.getByRole('cell', { name: 'The association has a new name.' }).waitFor();
    expect(await page.getByLabel('Reason for the change').inputValue()).toBe('');
    await seeNoViolations();
  });
});

describe('nothing speaks in the name of another town', () => {
  test('on any public page, before and after its script runs', async () => {
    const client = createClient((path, init) => fetch(server.origin + path, init));
    await registerAs(client, 'nils', 'nils@lindental.example');
    const place = { location: 'Am Markt, Lindental', latitude: '51.34', longitude: '12.37' };
    const { id } = await client.expectCall(reportIssue, { body: { ...REPORT, ...place } });
    const visitor = newDevice();
    const tab = await visitor.open();
    for (const path of [...PUBLIC_ROUTES, `/issues/${id}`, `/issues/${id}/audit`, '/nowhere']) {
      const served = await (await fetch(server.origin + path)).text();
      expect([path, foreignIn(served)]).toEqual([path, []]);
      await tab.goto(server.origin + path);
      await tab.getByRole('heading').first().waitFor();
      await tab.getByRole('contentinfo').waitFor({ state: 'attached' });
      await tab.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      expect([path, foreignIn(await tab.content())]).toEqual([path, []]);
      expect([path, await tab.title()]).toEqual([path, expect.stringContaining(LATER)]);
    }
    await visitor.discard();
  }, 600_000);

  test('on any page that is served, in any of its languages', async () => {
    const languages: SiteSettings['languages'] = ['de', 'en', 'es', 'ar'];
    expect(await changeSite(page, server.origin, { languages })).toBe(200);
    const found: string[] = [];
    for (const language of languages)
      for (const path of [...PUBLIC_ROUTES, '/profile', '/report-issue', '/admin', '/nowhere'])
        found.push(...(await faultsOfServed(server.origin + path, { language, name: LATER })));
    expect(found).toEqual([]);
  });

  test('in what machines read', async () => {
    const manifests = ['', '.de', '.es', '.ar'].map((of) => `/manifest${of}.webmanifest`);
    const paths = [...manifests, '/sitemap.xml', '/robots.txt', '/api/settings', '/healthz'];
    for (const path of paths) {
      const text = await (await fetch(server.origin + path)).text();
      expect([path, foreignIn(text)]).toEqual([path, []]);
    }
    const manifest = await (await fetch(`${server.origin}/manifest.de.webmanifest`)).json();
    // They are pictures of the product under its own name.
    expect(manifest).not.toHaveProperty('screenshots');
    expect(await (await fetch(server.origin)).text()).not.toContain('social.png');
  });

  test.each(['de', 'ar'])('on any page of its operator, in the language %s', async (language) => {
    const cookie = { name: 'trybe-language', value: language, url: server.origin };
    await page.context().addCookies([cookie]);
    expect(await foreignShown(page, server.origin)).toEqual([]);
  });

  test('in the header while nothing has been answered yet', async () => {
    const visitor = newDevice();
    const tab = await visitor.open();
    await tab.route('**/api/**', (route) => route.abort());
    await tab.goto(`${server.origin}/auth`);
    await tab.getByRole('banner').getByText(LATER).first().waitFor();
    expect(foreignIn(await tab.content())).toEqual([]);
    await visitor.discard();
  });

  test('in the installed app, the description of the API, and on a passkey', async () => {
    const textOf = async (path: string) => (await fetch(server.origin + path)).text();
    const manifest = await textOf('/manifest.webmanifest');
    expect(JSON.parse(manifest)).toMatchObject({ name: LATER, short_name: LATER });
    expect(foreignIn(manifest)).toEqual([]);
    const { info } = JSON.parse(await textOf('/api/openapi.json')) as { info: { title: string } };
    expect(info.title).toBe(`${LATER} API`);
    expect(await textOf('/api/docs')).toContain(`<title>${LATER} API</title>`);
    const client = createClient((path, init) => fetch(server.origin + path, init));
    await registerAs(client, 'rune', 'rune@lindental.example');
    const { options } = await client.expectCall(beginPasskey, {
      body: { password: PASSWORD },
    });
    expect(options).toMatchObject({ rp: { name: LATER } });
  });

  test('in any mail', async () => {
    await expect.poll(() => smtp.received.length).toBeGreaterThan(2);
    for (const { data } of smtp.received) expect(foreignIn(data)).toEqual([]);
    // A subject with letters beyond ASCII has its spaces written so.
    expect(smtp.received.at(-1)?.data.replaceAll('_', ' ')).toContain(LATER);
  });
});
