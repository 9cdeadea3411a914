import { expect } from 'vitest';
import { requestPasswordReset } from '#schema/people/credentials.ts';
import type { ownDemoSiteOfTests } from './demoSite.ts';

/** How mail filters, mail programs and people change a link on its way, by what they do to it. */
export const REWRITTEN: Record<string, (token: string) => string> = {
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
export const throughRedirect = (link: string) =>
  `data:text/html,<meta http-equiv=refresh content="0;url=${encodeURIComponent(link)}">`;

/** Asks for a new password of Rosa's, and reads the token of the link in her mailbox. */
export async function askForReset(site: ReturnType<typeof ownDemoSiteOfTests>): Promise<string> {
  const rosa = await site.visit({ as: 'rosa' });
  const data = { email: 'rosa@demo.trybe.example' };
  expect((await rosa.request.post(requestPasswordReset.path, { data })).ok()).toBe(true);
  await rosa.goto('/mailbox');
  const link = rosa.getByRole('link', { name: /\/reset\//u }).first();
  const token = /\/reset\/([\w-]+)/u.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  expect(token).toMatch(/^[\w-]{20,}$/u);
  return token;
}
