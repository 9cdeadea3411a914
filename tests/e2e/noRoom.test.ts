import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLACE } from '#tests/scenarios/proofs.ts';
import type { Device } from '#tests/support/browser/device.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled, signIn } from '#tests/support/browser/person.ts';
import { openApp, sendNow } from '#tests/support/browser/queuedReport.ts';
import { sentForms, type SentForm } from './sentForms.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const FULL = /There is no room left on this device/u;
/** Of the report: faultyStorage. */
const SAID: Record<string, RegExp> = {
  message: FULL,
  edit: FULL,
  proof: FULL,
  pledge: /it is not certain that your pledge of \$7\.31 was made/u,
};

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);
let forms: SentForm[];

beforeAll(async () => {
  forms = await sentForms(site, await court.openWork('roomless', ['500']), 'without room');
});

const formOf = (name: string) => forms.find((one) => one.name === name) as SentForm;

async function openPhone(): Promise<Device> {
  const phone = deviceOfTest({ geolocation: PLACE });
  const page = await phone.open();
  await page.goto(`${site.origin}/auth`);
  await signIn(page, 'sroomless');
  await seeInstalled(page);
  return phone;
}

/** `bytes`: undefined for what the disk has. */
async function setRoom(page: Page, bytes?: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const { origin } = site;
  await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
}

describe('a device without room and line', () => {
  test.each(Object.keys(SAID))(
    'says so and keeps the form, which then arrives once: %s',
    async (name) => {
      const form = formOf(name);
      const phone = await openPhone();
      // A browser believes for minutes that there is room, if there was when it last looked.
      await phone.close();
      const page = await openApp(site, phone);
      await setRoom(page, 1_000);
      await form.open(page);
      await form.fill(page);
      site.line.set({ kind: 'cut' });
      await form.press(page);
      await page
        .getByText(SAID[name] as RegExp)
        .first()
        .waitFor();
      expect(await page.getByText('Saved on this device').count()).toBe(0);
      expect(await form.shown(page)).toBe(form.typed);
      expect(await form.countOnServer()).toBe(0);

      site.line.set({ kind: 'open' });
      // What a person does who reads that the server could not be reached.
      await expect
        .poll(async () => {
          await form.press(page).catch(() => undefined);
          return await form.countOnServer();
        })
        .toBe(1);
    },
    300_000,
  );

  test('keeps the correction of a message that waits in its dialog', async () => {
    const form = formOf('message');
    const corrected = `Corrected without room: ${form.typed}`;
    const phone = await openPhone();
    await phone.close();
    const first = await openApp(site, phone);
    await form.open(first);
    await form.fill(first);
    site.line.set({ kind: 'cut' });
    await form.press(first);
    await expect.poll(() => form.shown(first)).toBe('');
    await phone.close();
    const page = await openApp(site, phone, '/outbox');
    await setRoom(page, 1_000);
    await page.getByRole('button', { name: /^Edit/u }).click();
    const field = page.getByRole('dialog').getByRole('textbox');
    await field.fill(corrected);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and resend' }).click();
    await page.getByText(FULL).first().waitFor();
    expect(await field.inputValue()).toBe(corrected);

    await setRoom(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save and resend' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    site.line.set({ kind: 'open' });
    await sendNow(page);
    const query = 'select count(*)::int as count from chat_message where message = $1';
    await expect.poll(() => site.query(query, [corrected])).toEqual([{ count: 1 }]);
  }, 300_000);
});
