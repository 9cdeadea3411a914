import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { SiteSettings } from '#schema/site/siteSettings.ts';

/** Changes what is said about the installation as the operator who is signed in there; answers the status. */
export async function changeSite(
  page: Page,
  origin: string,
  change: Partial<SiteSettings>,
): Promise<number> {
  const answer = await page.request.get(`${origin}/api/site-settings`);
  const { version, settings } = (await answer.json()) as {
    version: number;
    settings: SiteSettings;
  };
  const reason = 'Agreed at the last meeting.';
  const saved = await page.request.put(`${origin}/api/site-settings`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { version, reason, settings: { ...settings, ...change } },
  });
  return saved.status();
}
