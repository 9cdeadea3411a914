import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

type Found = { username: string; isFixed: boolean };

const foundAt = (title: string) =>
  site.query<Found>(
    `select username, is_fixed as "isFixed" from issue_sighting
     join app_user on app_user.id = user_id join issue on issue.id = issue_id
     where title = $1`,
    [title],
  );

/** Moves the phone so many degrees north of the issue. */
async function stand(page: Page, title: string, north: number): Promise<void> {
  const [place] = await site.query<{ latitude: number; longitude: number }>(
    'select latitude, longitude from issue where title = $1',
    [title],
  );
  if (!place) throw new Error(`No issue ${title}`);
  const { latitude, longitude } = place;
  await page.context().setGeolocation({ latitude: latitude + north, longitude, accuracy: 10 });
}

test('who stands at an issue says that it is still there, also offline; from afar nobody does', async () => {
  const title = site.titles[0] ?? '';
  const { page } = await phoneOf(site, 'mia');
  await page.context().grantPermissions(['geolocation']);
  await page.goto(`${site.origin}/issues`);
  await page.getByRole('link', { name: title }).first().click();
  const place = page.getByRole('region', { name: 'Still there?' });
  const stillThere = place.getByRole('button', { name: 'Still there' });

  await stand(page, title, 0.01);
  await stillThere.click();
  await place.getByText('You are about').waitFor();
  expect(await readOutboxRows(page)).toEqual([]);

  await stand(page, title, 0.0003);
  site.line.set({ kind: 'cut' });
  await stillThere.click();
  await place.getByText('You said that it is still there. · Waiting to send').waitFor();
  expect(await foundAt(title)).toEqual([]);
  const kept = JSON.stringify(await readOutboxRows(page));
  expect(kept).toContain('"awayM":33');
  expect(kept).not.toContain('latitude');

  site.line.set({ kind: 'open' });
  await page.reload();
  await place.getByText('Last seen here on').waitFor({ timeout: 20_000 });
  await expect.poll(() => stillThere.getAttribute('aria-pressed')).toBe('true');
  expect(await foundAt(title)).toEqual([{ username: 'mia', isFixed: false }]);
});
