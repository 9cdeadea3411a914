import { expect, it } from 'vitest';
import { REPORT_MAILS_PER_HOUR } from '#schema/site/categories/reportRecipients.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const MORE = 6;

const api = await apiOfTests();

it('a flood of reports by one person does not flood the mailbox of an office', async () => {
  const operator = await operatorOf(api);
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const told = [{ category: 'accessibility', addresses: ['ramps@example.org'] }];
  const reason = 'The office for barriers wants to know.';
  const body = { version, reason, settings: { ...settings, told } };
  await operator.expectCall(saveSiteSettings, { body });

  const [flooder, neighbour] = [await personOf(api), await personOf(api)];
  const flood = Array.from({ length: REPORT_MAILS_PER_HOUR + MORE }, () =>
    fileReport(flooder, { category: 'accessibility' }),
  );
  await Promise.all(flood);
  await fileReport(neighbour, { category: 'accessibility' });
  const waiting = async () => {
    const rows: { count: number }[] = await api.database.query(
      `select count(*)::integer as count from account_mail where kind = 'issue_reported'`,
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  const sent: { count: number }[] = await api.database.query(
    `select count(*)::integer as count from mailbox_mail where recipient = 'ramps@example.org'`,
  );
  expect(sent).toEqual([{ count: REPORT_MAILS_PER_HOUR + 1 }]);
});
