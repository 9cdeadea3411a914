import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = ownDemoSiteOfTests({ STAFF_PASSKEYS: 'off' });

describe('the categories of a site', () => {
  test('are added, ordered by keyboard and retired, and what is wrong loses nothing', async () => {
    const page = await site.visit({ as: 'odile', width: 360 });
    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'Add a category' }).click();
    await page.getByLabel('Reason for the change').fill('The assembly asked for it.');
    await page.getByRole('button', { name: 'Save the categories' }).click();
    await page.getByText('Please name the category.').waitFor();
    const name = page.getByLabel('Name in English');
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    await name.fill('Street lamps');
    await page.getByRole('radio', { name: 'Lamp', exact: true }).check();
    const up = page.getByRole('button', { name: 'Move Street lamps up' });
    await up.focus();
    for (let place = 7; place >= 1; place -= 1) {
      await page.keyboard.press('Enter');
      await page.getByText(`Street lamps is now number ${place} of 8.`).waitFor();
    }
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Edit Environment' }).click();
    // One is open at a time: the one that was mended has closed.
    await page.getByRole('checkbox', { name: 'Retired' }).check();
    await page.getByRole('button', { name: 'Save the categories' }).click();
    await page.getByText('Categories saved').first().waitFor();
    // The form starts again a moment after that, and a row that was opened before would close.
    const reason = page.getByLabel('Reason for the change');
    await expect.poll(() => reason.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Edit Street lamps' }).click();
    await page.getByText('it is called street_lamps').waitFor();
  });

  test('are what is asked for and what lists are narrowed to, in their order', async () => {
    const page = await site.visit({ as: 'rosa' });
    await page.goto('/report-issue');
    const tiles = page.getByRole('group', { name: 'Category' }).getByRole('radio');
    await tiles.first().waitFor();
    const values = () => tiles.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await expect
      .poll(async () => (await values()).slice(0, 2))
      .toEqual(['street_lamps', 'infrastructure']);
    expect(await values()).not.toContain('environment');
    expect(await tiles.first().isChecked()).toBe(true);
    await page.goto('/issues');
    const options = page.getByRole('combobox', { name: 'Category' }).getByRole('option');
    const names = async () => await options.allTextContents();
    await expect
      .poll(names)
      .toEqual([
        'All categories',
        'Street lamps',
        'Infrastructure',
        'Public Services',
        'Safety',
        'Accessibility',
        'Community',
        'Other',
      ]);
    // What stands under a retired one is still found and called by its name.
    await page.goto('/issues?category=environment');
    await expect.poll(async () => (await names()).includes('Environment')).toBe(true);
    await page
      .getByText(/\d+ issues? found/u)
      .first()
      .waitFor();
  });
});
