import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { diskOfTest } from '#tests/support/ownDisk.ts';
import { fillReport, seeInstalled, signUp } from '#tests/support/browser/person.ts';
import {
  countOf,
  expectArrivedOnce,
  openApp,
  sendNow,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { MEANS } from './installed.mjs';

/** Room for the browser, the app and some reports. */
const DISK_MB = 260;

const site = siteOfTests();

/** A phone with the app on it, somebody signed in, and a disk of its own. */
async function openPhone(username: string) {
  const disk = diskOfTest(DISK_MB);
  const phone = deviceOfTest({}, disk.folder);
  await signUp(await phone.open(), site, username);
  // Closed properly once, so that the sign-in is on the disk before the kills.
  await phone.close();
  const page = await openApp(site, phone);
  await seeInstalled(page);
  return { disk, phone, page };
}

if (MEANS.every(({ isInstalled }) => isInstalled))
  describe('a disk that is really full', () => {
    test.each(['once', 'twice'])(
      'takes no report that was called saved, also where the app is opened on it %s',
      async (times) => {
        const title = `Saved before the disk was full, opened ${times}`;
        const { disk, phone, page } = await openPhone(`full${times}`);
        await writeUnder(site, page, { fault: { kind: 'cut' }, title });
        for (const _ of times === 'once' ? [1] : [1, 2]) {
          disk.fill();
          await phone.kill();
          disk.fill();
          const onFull = await openApp(site, phone, '/outbox');
          await onFull.getByRole('heading', { level: 1 }).waitFor();
        }
        await phone.kill();
        disk.free();
        const again = await openApp(site, phone, '/outbox');
        await again.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
        expect(await again.getByText('may have been lost').count()).toBe(0);
        site.line.set({ kind: 'open' });
        await sendNow(again);
        await expectArrivedOnce(site, again, title);
      },
    );

    test.each([0, 40_000, 300_000])(
      'with %i bytes left and no line keeps the report, or says why not and keeps the form',
      async (leftBytes) => {
        const title = `Without line, ${leftBytes} left`;
        const { disk, page } = await openPhone(`left${leftBytes}`);
        const submit = page.getByRole('button', { name: 'Submit Report' });
        site.line.set({ kind: 'cut' });
        await fillReport(page, { title, photo: await smallPhoto(leftBytes % 97) });
        disk.fill(leftBytes);
        await submit.click();
        // Whichever it is, it is said and true: kept, or why not.
        const saved = page.getByRole('region', { name: 'Waiting to send' }).getByText(title);
        const refused = page.getByText(/There is no room left on this device/u).first();
        await saved.or(refused).waitFor();
        const isRefused = await refused.isVisible();
        const kept = isRefused ? page.getByLabel('Title') : saved;
        expect(await (isRefused ? kept.inputValue() : kept.innerText())).toBe(title);
        disk.free();
        site.line.set({ kind: 'open' });
        await (isRefused ? submit.click() : sendNow(page));
        await expect.poll(() => countOf(site, title)).toBe(1);
      },
    );

    test.each([0, 40_000, 300_000])(
      'with %i bytes left and a line sends a report in the same seconds',
      async (leftBytes) => {
        const title = `With a line, ${leftBytes} left`;
        const { disk, page } = await openPhone(`sent${leftBytes}`);
        await fillReport(page, { title, photo: await smallPhoto(leftBytes % 89) });
        disk.fill(leftBytes);
        await page.getByRole('button', { name: 'Submit Report' }).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(await countOf(site, title)).toBe(1);
      },
    );
  });
