import { beforeAll, describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled, signIn } from '#tests/support/browser/person.ts';
import { openApp } from '#tests/support/browser/queuedReport.ts';
import { sentForms, type SentForm } from './sentForms.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

/** Of the report: faultyStorage. */
const SAID: Record<string, RegExp> = {
  message: /There is no room left on this device/u,
  pledge: /it is not certain that your pledge of \$7\.31 was made/u,
};

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);
let forms: SentForm[];

beforeAll(async () => {
  forms = await sentForms(site, await court.openWork('roomless', ['500']), 'without room');
});

describe('a device without room and line', () => {
  test.each(Object.keys(SAID))(
    'says so and keeps the form, which then arrives once: %s',
    async (name) => {
      const form = forms.find((one) => one.name === name) as SentForm;
      const phone = deviceOfTest();
      const first = await phone.open();
      await first.goto(`${site.origin}/auth`);
      await signIn(first, 'sroomless');
      await seeInstalled(first);
      // A browser believes for minutes that there is room, if there was when it last looked.
      await phone.close();
      const page = await openApp(site, phone);
      const protocol = await page.context().newCDPSession(page);
      const { origin } = site;
      await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
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
});
