import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests();

const photo = (colour: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

describe('what a person shows', () => {
  test('is filled in in the settings, and seen by others with the username', async () => {
    const [page, visitor] = [await openBrowser(), await openBrowser()];
    await signUp(page, site, 'noelle');
    await page.goto(`${site.origin}/profile?section=settings&page=profile`);
    const face = page.getByRole('group', { name: 'Picture' });
    const choose = face.locator('input[type=file]');
    await choose.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await seeToast(page, 'The picture was not changed');
    const buffer = await photo('#2a7');
    await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await seeToast(page, 'Picture saved');
    await face.locator('img').waitFor();
    await page.getByLabel('Name', { exact: false }).first().fill('Trybe Support');
    await page.getByLabel('About you').fill('I mend benches.\nAsk me.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This name could be mistaken for one of', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Name', { exact: false }).first().fill('Noëlle Martin');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeToast(page, 'Profile saved');
    await page.goto(`${site.origin}/profile`);
    await page.getByRole('heading', { level: 1, name: 'Noëlle Martin' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const [person] = await site.query<{ id: string }>(
      `select id from app_user where username = 'noelle'`,
    );
    await visitor.goto(`${site.origin}/users/${person?.id}`);
    await visitor.getByRole('heading', { level: 1, name: 'Noëlle Martin' }).waitFor();
    await visitor.getByText('noelle · Member since', { exact: false }).waitFor();
    await visitor.getByText('I mend benches.', { exact: false }).waitFor();
    const picture = visitor.locator('header img[src^="/api/images/"]');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(320);
    expect(await axeViolations(visitor)).toEqual([]);

    await page.goto(`${site.origin}/profile?section=settings&page=profile`);
    await face.getByRole('button', { name: 'Remove' }).click();
    await seeToast(page, 'Picture removed');
    await expect.poll(() => face.locator('img').count()).toBe(0);
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: 'Noëlle Martin' }).waitFor();
    expect(await picture.count()).toBe(0);
  });
});

test('a username is changed with the password, and is the one to sign in with', async () => {
  const page = await openBrowser();
  await signUp(page, site, 'oldname');
  await page.goto(`${site.origin}/profile?section=settings&page=sign-in`);
  await page.getByRole('button', { name: 'Change username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your username' });
  const submit = dialog.getByRole('button', { name: 'Change username' });
  await dialog.getByLabel('New username').fill('Moderator');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await submit.click();
  await dialog.getByText('This username is taken.', { exact: false }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('New username').fill('newname');
  await submit.click();
  await seeToast(page, 'Username changed');
  await page.goto(`${site.origin}/profile`);
  await page.getByRole('heading', { level: 1, name: 'newname' }).waitFor();
  await page.goto(`${site.origin}/profile?section=settings&page=sign-in`);

  await page.getByRole('button', { name: 'Change username' }).click();
  await dialog.getByLabel('New username').fill('thirdname');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await submit.click();
  await seeToast(page, 'The username was not changed');
  await seeToast(page, 'A username can be changed once every 30 days. Please try again later.');

  const other = await openBrowser();
  await other.goto(`${site.origin}/auth`);
  await other.getByLabel('Username or Email').fill('newname');
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.locator('form').getByRole('button', { name: 'Login' }).click();
  await other.getByRole('button', { name: /My Account/u }).waitFor();
});
