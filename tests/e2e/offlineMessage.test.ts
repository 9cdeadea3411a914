import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { fillReport, seeInstalled, signUp, submitOffline } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { sendNow } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

function storedMessages(username: string): Promise<{ message: string }[]> {
  return site.query<{ message: string }>(
    `select message from chat_message join app_user on app_user.id = user_id
     where username = $1 order by chat_message.created_at`,
    [username],
  );
}

describe('messages written without signal', () => {
  test('wait in the discussion, and arrive once and in order', async () => {
    const phone = deviceOfTest({ isWhole: true });
    const page = await phone.open();
    await signUp(page, site, 'kim');
    await seeInstalled(page);
    await page.goto(`${site.origin}/issues`);
    await page
      .getByRole('link', { name: site.titles[1] ?? '' })
      .first()
      .click();
    await page.getByRole('tab', { name: /^Discussion/u }).click();
    site.line.set({ kind: 'cut' });
    const texts = ['I am at the corner now.', 'It is worse than yesterday.'];
    for (const text of texts) {
      await page.getByLabel('Your message').fill(text);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const entry = page.getByRole('log').getByRole('article').filter({ hasText: text });
      await entry.getByText(/Waiting to send|Sending/u).waitFor();
    }
    expect(await storedMessages('kim')).toEqual([]);
    await page.getByRole('link', { name: /2 waiting to be sent/u }).waitFor();

    site.line.set({ kind: 'drop-answer', matches: (method) => method === 'POST' });
    await page.reload();
    await expect.poll(async () => (await storedMessages('kim')).length).toBeGreaterThan(0);
    // Before the line is whole: the toast belongs to the page that sees the receipt.
    await page.goto(`${site.origin}/outbox`);
    site.line.set({ kind: 'open' });
    await sendNow(page);
    await page.getByRole('heading', { name: /^Received/u }).waitFor();
    await expect.poll(async () => (await storedMessages('kim')).length).toBe(2);
    await seeToast(page, 'Message sent!');
    expect((await storedMessages('kim')).map(({ message }) => message)).toEqual(texts);
  });

  test('to a report that waits itself arrive behind it', { tags: 'whole-run' }, async () => {
    const phone = deviceOfTest({ isWhole: true });
    const page = await phone.open();
    await signUp(page, site, 'lou');
    await seeInstalled(page);
    site.line.set({ kind: 'cut' });
    await fillReport(page, { title: 'A report with a first message' });
    await submitOffline(page);
    await page.getByRole('link', { name: 'A report with a first message', exact: true }).click();
    await page.getByLabel('Your message').fill('I will meet whoever comes at noon.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await seeToast(page, 'Saved on this device');
    await page.goto(`${site.origin}/outbox`);
    await page.getByText('I will meet whoever comes at noon.').waitFor();
    site.line.set({ kind: 'open' });
    await sendNow(page);
    await expect.poll(async () => (await storedMessages('lou')).length).toBe(1);
    const [row] = await site.query<{ title: string }>(
      `select title from chat_message join issue on issue.id = issue_id
       where message = 'I will meet whoever comes at noon.'`,
    );
    expect(row?.title).toBe('A report with a first message');
  });
});
