import { describe, expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { casePanel, openedCase, SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests();
const court = new SiteCourt(() => site);

const [PHONE, DESKTOP] = [360, 1280];
const OTHER = 'Hole in the bus lane on Madison';

describe('a problem that was reported twice', () => {
  test('one reporter asks, the other agrees, a donor moves the pledge, and a moderator undoes it', async () => {
    const [ann, bob, dora] = [
      await court.join('ann'),
      await court.join('bob'),
      await court.join('dora'),
    ];
    const { id: issueId } = await fileReport(ann);
    const { id: intoId } = await fileReport(bob, { title: OTHER });
    await dora.expectCall(createPledge, { body: { issueId, amount: '40' } });
    const address = `${site.origin}/issues/${issueId}`;

    const asking = await court.sitDown('ann', PHONE);
    await asking.goto(address);
    await asking.getByRole('button', { name: 'Same problem as another report?' }).click();
    const dialog = asking.getByRole('dialog', { name: 'Which report is about the same problem?' });
    await dialog.getByRole('radio', { name: OTHER }).check();
    expect(await axeViolations(asking)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ask its reporter' }).click();
    await seeToast(asking, 'The other reporter was asked');
    await asking.getByText('Its reporter has not answered yet.').waitFor();

    const agreeing = await court.sitDown('bob', DESKTOP);
    await agreeing.goto(address);
    await agreeing.getByRole('button', { name: 'Agree' }).waitFor();
    expect(await axeViolations(agreeing)).toEqual([]);
    await agreeing.getByRole('button', { name: 'Agree' }).click();
    await seeToast(agreeing, 'Reports merged');
    await casePanel(agreeing).getByText(`Duplicate: continues at “${OTHER}”.`).waitFor();

    const giving = await court.sitDown('dora', PHONE);
    await giving.goto(address);
    await giving.getByText('Your pledge of $40.00 stays here until you decide').waitFor();
    expect(await axeViolations(giving)).toEqual([]);
    await giving.getByRole('button', { name: 'Move my pledge' }).click();
    await giving.getByRole('alertdialog').getByRole('button', { name: 'Move $40.00' }).click();
    await seeToast(giving, 'Pledge moved');
    await casePanel(giving).getByRole('link', { name: 'Go to the other report' }).click();
    await giving.getByRole('heading', { level: 1, name: OTHER }).waitFor();
    await (await openedCase(giving)).getByText('You have $40.00 in escrow here.').first().waitFor();
    expect(giving.url()).toBe(`${site.origin}/issues/${intoId}`);
    await giving.goto(`${site.origin}/issues`);
    await giving.getByRole('link', { name: OTHER }).first().waitFor();
    expect(await giving.getByRole('link', { name: 'Deep pothole in the bus lane' }).count()).toBe(
      0,
    );
  });
});
