import { expect, test } from 'vitest';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { fileReport } from './fixtures.ts';
import { expectFieldError } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

async function tell(operator: Person, addresses: string[]) {
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const told = [{ category: 'accessibility', addresses }];
  const reason = 'The office for barriers wants to know.';
  const body = { version, reason, settings: { ...settings, told } };
  return operator.call(saveSiteSettings, { body });
}

scenarios('those whom operators want told of reports', () => {
  test('get one mail each, and no other category tells them', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const twice = ['ramps@example.org', 'stairs@example.org', 'Ramps@example.org'];
    expect((await tell(operator, twice)).status).toBe(200);
    const title = `No way in for ${reporter.username}`;
    const { id } = await fileReport(reporter, { title, category: 'accessibility' });
    await fileReport(reporter, { title, category: 'safety' });
    const mails = async () =>
      (await operator.expectCall(listMailbox)).filter(({ subject }) => subject.includes(title));
    await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(2);
    const [mail] = await mails();
    expect((await mails()).map(({ to }) => to.toLowerCase()).toSorted()).toEqual([
      'ramps@example.org',
      'stairs@example.org',
    ]);
    expect(mail?.subject).toContain(`New report: “${title}”`);
    expect(mail?.text).toContain('under Accessibility.');
    expect(mail?.text).toContain(`/issues/${id}\n`);
    // What stands there about others is nothing for the reporter.
    expect(JSON.stringify(await reporter.expectCall(listMailbox))).not.toContain('ramps@');
    await tell(operator, []);
  });

  test('are named to operators alone', async () => {
    const operator = await newPersonAs('operator');
    await tell(operator, ['ramps@example.org']);
    const settings = await (await newVisitor()).expectCall(getSettings);
    expect(JSON.stringify(settings)).not.toContain('ramps@');
    expect((await operator.expectCall(getSiteSettings)).settings.told).toEqual([
      { category: 'accessibility', addresses: ['ramps@example.org'] },
    ]);
    await tell(operator, []);
  });

  test('are five at most, each an address', async () => {
    const operator = await newPersonAs('operator');
    const many = Array.from({ length: 6 }, (_, index) => `a${index}@example.org`);
    const place = 'settings.told.0.addresses';
    expectFieldError(await tell(operator, many), place, 'Please name at most 5 addresses.');
    const message = 'Please enter a valid email address.';
    expectFieldError(await tell(operator, ['ramps']), `${place}.0`, message);
  });
});
