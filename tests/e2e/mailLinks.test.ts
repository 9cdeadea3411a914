import { expect, test } from 'vitest';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { askForReset, REWRITTEN, throughRedirect } from '#tests/support/browser/rewrittenLinks.ts';

const site = ownDemoSiteOfTests();

test('a link of a mail leads to its step however it was rewritten, and works in the end', async () => {
  const page = await site.visit();
  const token = await askForReset(site);
  const step = page.getByRole('heading', { name: 'Choose a new password' });
  for (const [how, rewrite] of Object.entries(REWRITTEN)) {
    await page.goto('/faq');
    await page.goto(rewrite(token));
    await step.waitFor();
    const { pathname, hash } = new URL(page.url());
    expect({ how, pathname, hash: hash.toLowerCase() }).toEqual({
      how,
      pathname: '/auth',
      hash: `#reset=${token.toLowerCase()}`,
    });
  }
  await page.goto(throughRedirect(`${site.origin}/reset/${token}`));
  await step.waitFor();
  await page.getByLabel('New password', { exact: true }).fill('a quite new horse 8');
  await page.getByLabel('Repeat the new password').fill('a quite new horse 8');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Password set').first().waitFor();
});
