import { afterAll, describe, expect, it } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import { requestPasswordReset, confirmEmail } from '#schema/people/credentials.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getNoticeChoices, saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { getPushKey, savePushSubscription } from '#schema/notices/push.ts';
import { logout } from '#schema/people/user.ts';
import { DEMO_SITE } from '#schema/site/newSite.ts';
import { getSettings } from '#schema/site/settings.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { startPushServer, vapidClaims } from '#tests/support/providers/pushServer.ts';
import { startSmtpServer } from '#tests/support/providers/smtpServer.ts';
import { startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';

const PATIENCE = { timeout: 10_000 };

const [smtp, push] = await Promise.all([startSmtpServer(), startPushServer('http')]);
const outreach = {
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  MAIL_FROM: 'Trybe <news@trybe.example>',
  PUBLIC_ORIGIN: 'https://trybe.example',
  // Locally stored phone codes would appear in the mailbox too.
  PHONE_CODES: 'none',
};
const api = await startTestApi({ settings: outreach });
const second = await startTestApi({ settings: outreach, sharedWith: api });
afterAll(async () => {
  await second.stop();
  await api.stop();
  await Promise.all([smtp.stop(), push.stop()]);
});

async function reporterAt(site: TestApi): Promise<{ reporter: TestPerson; issueId: string }> {
  const reporter = await personOf(site);
  const choices = [{ type: 'pledge' as const, byPush: true, byEmail: true }];
  await reporter.expectCall(saveNoticeChoices, { body: { choices } });
  await proveAddress(reporter);
  const { id } = await reporter.expectCall(reportIssue, { body: REPORT });
  return { reporter, issueId: id };
}

const mailsTo = ({ email }: TestPerson) => smtp.received.filter(({ to }) => to.includes(email));

async function proveAddress(person: TestPerson): Promise<void> {
  await expect.poll(() => mailsTo(person), PATIENCE).toHaveLength(1);
  const data = mailsTo(person)[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const token = /https:\/\/trybe\.example\/confirm\/([\w-]+)/u.exec(data)?.[1] ?? '';
  await person.expectCall(confirmEmail, { body: { token } });
}

const pledgeTo = async (site: TestApi, issueId: string) =>
  (await personOf(site)).expectCall(createPledge, { body: { issueId, amount: '5' } });

describe('a running installation', () => {
  it('sends a notice made by one process once, by mail and by push, signed with its key', async () => {
    const { reporter, issueId } = await reporterAt(api);
    const browser = push.newBrowser();
    await reporter.expectCall(savePushSubscription, { body: browser.subscription });
    await pledgeTo(second, issueId);
    await expect.poll(() => browser.messages, PATIENCE).toHaveLength(1);
    await expect.poll(() => mailsTo(reporter), PATIENCE).toHaveLength(2);
    expect(browser.messages).toMatchObject([{ data: `/issues/${issueId}#pledges` }]);
    const { publicKey } = await reporter.expectCall(getPushKey);
    const sent = push.received.at(-1);
    expect(sent && vapidClaims(sent, publicKey)).toMatchObject({ sub: 'https://trybe.example' });
    const devices = async () => (await reporter.expectCall(getNoticeChoices)).devices;
    await expect.poll(async () => (await devices())[0]?.lastSuccessAt, PATIENCE).toBeTruthy();
  });

  it('pushes nothing to a browser whose person has signed out there', async () => {
    const { reporter, issueId } = await reporterAt(api);
    const browser = push.newBrowser();
    await reporter.expectCall(savePushSubscription, { body: browser.subscription });
    await reporter.expectCall(logout);
    await pledgeTo(api, issueId);
    // The mail proves that the notice was on its way.
    await expect.poll(() => mailsTo(reporter), PATIENCE).toHaveLength(2);
    expect(browser.messages).toEqual([]);
  });

  it('signs its mails as it is called now, before it has heard that its name has changed', async () => {
    const { id } = await personOf(api);
    await api.database.query(
      `insert into site_settings (version, document, by_id, reason, changed_at)
       values (1, $1, $2, 'The town has a name of its own now.', now())`,
      [JSON.stringify({ ...DEMO_SITE, name: 'Lindental' }), id],
    );
    const person = await personOf(api);
    await expect.poll(() => mailsTo(person), PATIENCE).toHaveLength(1);
    expect(mailsTo(person)[0]?.data).toContain('Lindental');
  });

  it('that sends its mails has no mailbox to look into', async () => {
    const person = await personOf(api);
    expect((await person.call(listMailbox)).status).toBe(404);
    expect((await person.expectCall(getNoticeChoices)).mail).toBe('smtp');
  });
});

describe('in production', () => {
  it('there is neither a mailbox nor a push to an inner machine', async () => {
    const settings = {
      NODE_ENV: 'production',
      PASSWORD_COST: 'full',
      PUBLIC_ORIGIN: 'https://trybe.example',
      ALLOW_SANDBOX_PAYMENTS: 'on',
    };
    const site = await startTestApi({ settings });
    try {
      const person = await personOf(site);
      expect((await person.call(listMailbox)).status).toBe(404);
      expect((await person.expectCall(getNoticeChoices)).mail).toBe('none');
      expect((await person.expectCall(getSettings)).mail).toBe('none');
      const { email } = person;
      const asked = await person.call(requestPasswordReset, { body: { email } });
      expect(asked.problem.code).toBe('no_mail');
      const { subscription } = push.newBrowser();
      const inner = await person.call(savePushSubscription, { body: subscription });
      expect(inner.problem.errors?.[0]?.path).toBe('endpoint');
      const endpoint = 'https://push.example.org/send/1';
      await person.expectCall(savePushSubscription, { body: { ...subscription, endpoint } });
    } finally {
      await site.stop();
    }
  });
});
