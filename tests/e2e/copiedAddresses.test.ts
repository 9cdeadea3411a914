import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { caseTitle, SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);

const PHONE = 360;
const SETTINGS = '/profile?section=settings&page=notifications';

/** Of somebody whose browser lets pages write to the clipboard and the test read it. */
async function sitDown(username: string): Promise<Page> {
  const page = await court.sitDown(username, PHONE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a calendar program gets at an address, without any session. */
async function subscribe(address: string) {
  const answer = await fetch(address);
  return { status: answer.status, text: (await answer.text()).replaceAll(/\r\n /gu, '') };
}

/** Another site with one page; answers its address. */
async function publish(body: string): Promise<string> {
  const server = http.createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(`<!doctype html>${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a donor’s deadlines are read at the address that was copied, until it is ended', async () => {
  const work = await court.openWork('calendar', ['500']);
  await court.handIn(work);
  const page = await sitDown('d0calendar');
  await page.goto(site.origin + SETTINGS);
  await page.getByRole('button', { name: 'Make an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your calendar address' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  const address = await pasted(page);
  const read = await subscribe(address);
  expect(read.status).toBe(200);
  expect(read.text).toMatch(/^BEGIN:VCALENDAR\r?\n/u);
  expect(read.text).toContain(caseTitle('calendar'));
  // What is shown once is not closed by a slip, and has no button that would do nothing.
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Copied', 'I have saved it']);
  await dialog.getByRole('button', { name: 'I have saved it' }).click();

  await page.reload();
  await page.getByText('last read').waitFor();
  expect(await page.getByText(address).count()).toBe(0);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'End the address' }).click();
  await seeToast(page, 'Address ended');
  await page.getByRole('button', { name: 'Make an address' }).waitFor();
  expect((await subscribe(address)).status).toBe(404);
});

test('the code that was copied shows the issue on another site', async () => {
  const { issueId } = await court.openWork('embedded', ['500']);
  await court.join('reader');
  const page = await sitDown('reader');
  await page.goto(`${site.origin}/issues/${issueId}`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show this issue on another site' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy code' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  await page.goto(await publish(`<title>Town news</title><h1>Town news</h1>${await pasted(page)}`));
  const frame = page.frameLocator(`iframe[title="${caseTitle('embedded')}"]`);
  await frame.getByRole('link', { name: caseTitle('embedded') }).waitFor();
  await frame.getByText('$500 pledged').first().waitFor();
  const box = await page.locator('iframe').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(PHONE);
});
