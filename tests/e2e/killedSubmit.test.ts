import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLACE } from '#tests/scenarios/proofs.ts';
import type { Device } from '#tests/support/browser/device.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled, signIn } from '#tests/support/browser/person.ts';
import { openApp, sendNow } from '#tests/support/browser/queuedReport.ts';
import { copiesOnDevice, sentForms, type SentForm } from './sentForms.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

/** begun: nothing is stored. written: stored, but for the end of the transaction. */
const MOMENTS = ['begun', 'written', 'stored'] as const;
type Moment = (typeof MOMENTS)[number];
const KEPT = 'Draft kept. Nothing has been sent yet.';
const NAMES = ['message', 'edit', 'pledge', 'report', 'proof'];

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);
let forms: SentForm[];

beforeAll(async () => {
  forms = await sentForms(site, await court.openWork('killed', ['500']), 'then');
});

const formOf = (name: string) => forms.find((form) => form.name === name) as SentForm;

/** Closed properly once, so that the sign-in is on the disk before the kills. */
async function openPhone(name: string): Promise<Device> {
  // A report's place is pressed on the map, where no pin of the device's own place is in the way.
  const phone = deviceOfTest(name === 'proof' ? { geolocation: PLACE } : {});
  const page = await phone.open();
  await page.goto(`${site.origin}/auth`);
  await signIn(page, 'skilled');
  await seeInstalled(page);
  await phone.close();
  return phone;
}

/**
 * Lets the page stand still at that moment of the first transaction whose end is waited for on the disk: what is
 * sent takes its draft's place in it.
 */
async function stopAt(page: Page, moment: Moment): Promise<{ stands: Promise<void> }> {
  let stop: () => void = () => undefined;
  const stands = new Promise<void>((resolve) => {
    stop = resolve;
  });
  await page.exposeBinding('stoodStill', () => stop());
  await page.evaluate((when) => {
    const standStill = () => {
      (Reflect.get(window, 'stoodStill') as () => void)();
      // Nothing of the page goes on; only a kill ends it.
      for (;;);
    };
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
    IDBDatabase.prototype.transaction = function transaction(stores, mode, options) {
      if (options?.durability !== 'strict') return begin.call(this, stores, mode, options);
      if (when === 'begun') standStill();
      const tx = begin.call(this, stores, mode, options);
      if (when === 'stored') tx.addEventListener('complete', standStill);
      return tx;
    };
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = function putAndStop(value, key) {
      const asked = put.call(this, value, key);
      if (when === 'written' && this.transaction.durability === 'strict')
        asked.addEventListener('success', standStill);
      return asked;
    };
  }, moment);
  return { stands };
}

async function killAt(phone: Device, page: Page, form: SentForm, moment: Moment): Promise<void> {
  const { stands } = await stopAt(page, moment);
  // The press itself may never be answered by a page that stands still.
  form.press(page).catch(() => undefined);
  await stands;
  await phone.kill();
}

describe('a browser that is killed between the button and the disk', () => {
  test.each(NAMES)(
    'has it once, in one state: %s',
    async (name) => {
      const form = formOf(name);
      const phone = await openPhone(name);
      let page = await openApp(site, phone);
      await form.open(page);
      await form.fill(page);
      await page.getByText(KEPT).waitFor();
      for (const moment of MOMENTS) {
        await killAt(phone, page, form, moment);
        site.line.set({ kind: 'cut' });
        page = await openApp(site, phone);
        const copies = await copiesOnDevice(page, form.typed);
        expect([moment, copies.length]).toEqual([moment, 1]);
        expect(await form.countOnServer()).toBe(0);
        site.line.set({ kind: 'open' });
        if (moment === 'stored') break;
        await form.open(page);
        await expect.poll(() => form.shown(page)).toBe(form.typed);
      }
      if (name === 'pledge') await confirmAgain(page, form);
      else await sendNow(await openOutbox(page));
      await expect.poll(form.countOnServer).toBe(1);
      await expect
        .poll(() => copiesOnDevice(page, form.typed))
        .toEqual(form.name === 'pledge' ? [] : ['received']);
    },
    600_000,
  );
});

async function openOutbox(page: Page): Promise<Page> {
  await page.goto(`${site.origin}/outbox`);
  return page;
}

async function confirmAgain(page: Page, form: SentForm): Promise<void> {
  await form.open(page);
  await page.getByText('it is not certain that your pledge of $7.31 was made').waitFor();
  expect(await form.shown(page)).toBe('');
  await page.getByRole('button', { name: 'Confirm now' }).click();
  await page.getByRole('button', { name: 'Pledge $7.31' }).click();
  await page.getByText('You pledged $7.31').first().waitFor();
}
