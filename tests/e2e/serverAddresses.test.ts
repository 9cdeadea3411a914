import { expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

test('the installed app leaves to the server what other programs ask for', async () => {
  const page = await deviceOfTest().open();
  await page.goto(`${site.origin}/issues`);
  await seeInstalled(page);
  for (const [address, text] of [
    ['/open311/v2/services.json', '"service_code"'],
    ['/robots.txt', 'Sitemap:'],
  ] as const) {
    await page.goto(site.origin + address);
    expect(await page.locator('body').textContent()).toContain(text);
  }
  await page.goto(`${site.origin}/.well-known/change-password`);
  expect(page.url()).not.toContain('well-known');
});
