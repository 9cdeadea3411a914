import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();

const INSULT = 'Ask the thief at number twelve, second floor.';
const WHY = 'It accuses somebody and says where they live.';
const APPEAL = 'Everybody in the street knows it, and I named nobody.';
const [PHONE, DESKTOP] = [360, 1280];

/** Chooses by keyboard alone, gives the reason, and confirms what it will do. */
async function decide(page: Page, words: { choice: RegExp; submit: string; confirm: string }) {
  const radio = page.getByRole('radio', { name: words.choice }).first();
  await radio.focus();
  await radio.press('Space');
  await page.getByRole('textbox', { name: 'Reason' }).first().fill(WHY);
  await page.getByRole('button', { name: words.submit }).first().press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words.confirm }).press('Enter');
}

describe('a reported message on the screen', () => {
  test('is hidden by a moderator; its author reads why and appeals, and another one brings it back', async () => {
    const author = await site.visit({ as: 'dan', width: PHONE });
    const [issue] = await site.issues();
    const path = `/issues/${issue?.id}#discussion`;
    await author.goto(path);
    await author.getByLabel('Your message').fill(INSULT);
    await author.getByRole('button', { name: 'Send', exact: true }).click();
    await author.getByRole('log').getByText(INSULT).waitFor();
    expect(await author.getByRole('button', { name: 'Report this message by dan' }).count()).toBe(
      0,
    );

    const reader = await site.visit({ as: 'sam', width: PHONE });
    await reader.goto(path);
    await reader.getByRole('button', { name: 'Report this message by dan' }).click();
    const dialog = reader.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Please choose a reason.').waitFor();
    await dialog
      .getByRole('radio', { name: 'Shows a face, a plate, a name or an address' })
      .check();
    expect(await axeViolations(reader)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await seeToast(reader, 'Report sent');

    const moderator = await site.visit({ as: 'odile', width: DESKTOP });
    await moderator.goto('/desk');
    await moderator.getByText('1 to decide, 0 on appeal.').waitFor();
    await moderator.getByRole('link', { name: 'Open the queue' }).click();
    await moderator.getByRole('article').getByText(INSULT).waitFor();
    expect(await moderator.getByText('sam').count()).toBe(0);
    expect(await axeViolations(moderator)).toEqual([]);
    const choice = { choice: /^Hide the message/u };
    await decide(moderator, { ...choice, submit: 'Decide', confirm: 'Decide' });
    await seeToast(moderator, 'Report decided');
    await moderator.getByRole('heading', { name: 'Nothing is waiting for a decision' }).waitFor();
    await author.getByRole('log').getByText(INSULT).waitFor({ state: 'detached' });

    await author.goto('/decisions');
    await author.getByRole('heading', { name: 'Message hidden' }).waitFor();
    await author.getByText(WHY).waitFor();
    expect(await axeViolations(author)).toEqual([]);
    await author.getByRole('button', { name: 'Appeal' }).click();
    await author.getByLabel('Why is the decision wrong?').fill(APPEAL);
    const question = author.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Appeal' }).click();
    await seeToast(author, 'Appeal sent');
    await author.getByText('Another moderator will hear it.').waitFor();

    await moderator.getByRole('tab', { name: /^Appeals/u }).click();
    await moderator.getByText('You are involved, or made the first decision').waitFor();

    const other = await site.visit({ as: 'viktor', width: DESKTOP });
    await other.goto('/desk/moderation');
    await other.getByRole('tab', { name: /^Appeals/u }).click();
    await other.getByText(APPEAL).waitFor();
    const undo = { choice: /^Reverse the decision/u };
    await decide(other, { ...undo, submit: 'Answer the appeal', confirm: 'Answer' });
    await seeToast(other, 'Appeal answered');

    await author.getByText(/^The decision was reversed/u).waitFor();
    await reader.goto('/');
    await reader.goto(path);
    await reader.getByRole('log').getByText(INSULT).waitFor();
    await reader.goto(`/issues/${issue?.id}/audit`);
    await reader.getByRole('cell', { name: 'A moderator decided a report.' }).waitFor();
    expect(await reader.getByText(WHY).count()).toBe(0);
  }, 120_000);
});
