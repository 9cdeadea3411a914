import { expect, test } from 'vitest';
import { requestPasswordReset } from '#schema/people/credentials.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = ownDemoSiteOfTests();

/** How mail filters, mail programs and people change a link on its way, by what they do to it. */
const REWRITTEN: Record<string, (token: string) => string> = {
  'as it was sent': (token) => `/reset/${token}`,
  'in upper case': (token) => `/RESET/${token.toUpperCase()}`,
  'with the end of its sentence': (token) => `/reset/${token}.`,
  'with an encoded bracket': (token) => `/reset/${token}%3E`,
  'with a campaign': (token) => `/reset/${token}?utm_source=mail&utm_medium=link`,
  'with the # encoded': (token) => `/auth%23reset=${token}`,
  'with the # and = encoded': (token) => `/auth%23reset%3D${token}`,
  'wrapped in the middle, as quoted-printable does': (token) =>
    `/reset/${token.slice(0, 20)}\r\n${token.slice(20)}`,
};

/** A filter that sends people through its own page, which redirects. */
const throughRedirect = (link: string) =>
  `data:text/html,<meta http-equiv=refresh content="0;url=${encodeURIComponent(link)}">`;

test('a link of a mail leads to its step however it was rewritten, and works in the end', async () => {
  const page = await site.visit();
  const asked = await page.request.post(requestPasswordReset.path, {
    data: { email: 'rosa@demo.trybe.example' },
  });
  expect(asked.ok()).toBe(true);
  const rosa = await site.visit({ as: 'rosa' });
  await rosa.goto('/mailbox');
  const link = rosa.getByRole('link', { name: /\/reset\//u }).first();
  const token = /\/reset\/([\w-]+)/u.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  expect(token).toMatch(/^[\w-]{20,}$/u);
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
