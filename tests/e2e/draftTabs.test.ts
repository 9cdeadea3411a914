import { expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const KEPT = 'Draft kept. Nothing has been sent yet.';

test('a second tab gets a report of its own, which the sending of the first leaves alone', async () => {
  const phone = deviceOfTest();
  await signUp(await phone.open(), site, 'tia');
  await phone.close();
  const first = await phone.open();
  await first.goto(`${site.origin}/report-issue`);
  await first.getByLabel('Title').fill('Written in the first tab');
  await first.getByText(KEPT).waitFor();

  const second = await phone.openTab();
  await second.goto(`${site.origin}/report-issue`);
  await second.getByRole('button', { name: 'Submit Report' }).waitFor();
  expect(await second.getByLabel('Title').inputValue()).toBe('');
  await second.getByLabel('Title').fill('Written in the second tab');
  await second.getByText(KEPT).waitFor();

  await first.getByRole('button', { name: 'Discard draft' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => first.getByLabel('Title').inputValue()).toBe('');
  await phone.kill();
  const again = await phone.open();
  await again.goto(`${site.origin}/report-issue`);
  const title = () => again.getByLabel('Title').inputValue();
  await expect.poll(title).toBe('Written in the second tab');
});

test('a report that is open in another tab says so, and opens once that is closed', async () => {
  const phone = deviceOfTest();
  const first = await phone.open();
  await signUp(first, site, 'tom');
  await first.goto(`${site.origin}/report-issue`);
  await first.getByLabel('Title').fill('Open in two places');
  await first.getByText(KEPT).waitFor();

  const second = await phone.openTab();
  await second.goto(first.url());
  await second.getByText('This report is open in another tab').waitFor();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect.poll(() => second.getByLabel('Title').inputValue()).toBe('Open in two places');
  await first.getByText('This report is open in another tab').waitFor();

  const third = await phone.openTab();
  await third.goto(first.url());
  await third.getByText('This report is open in another tab').waitFor();
  await second.getByLabel('Title').fill('Closed in one of them');
  await second.close();
  await first.close();
  await expect.poll(() => third.getByLabel('Title').inputValue()).toBe('Closed in one of them');
});

test('a message is offered to one tab, and sent once', async () => {
  const phone = deviceOfTest();
  const first = await phone.open();
  await signUp(first, site, 'tea');
  await first.goto(`${site.origin}/issues`);
  const link = first.getByRole('link', { name: site.titles[0] ?? '' }).first();
  const { href } = new URL((await link.getAttribute('href')) ?? '', site.origin);
  await first.goto(`${href}#discussion`);
  await first.getByLabel('Your message').fill('Half of the first');
  await first.getByText(KEPT).waitFor();

  const second = await phone.openTab();
  await second.goto(`${href}#discussion`);
  await second.getByLabel('Your message').fill('Half of the second');
  await second.getByText(KEPT).waitFor();
  await first.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => first.getByLabel('Your message').inputValue()).toBe('');
  await second.reload();
  const message = () => second.getByLabel('Your message').inputValue();
  await expect.poll(message).toBe('Half of the second');
});
