import { describe, expect, test } from 'vitest';
import { screensOfTests } from '#tests/support/screens/screensOfTests.ts';

const site = screensOfTests();

describe('the console of an operator', () => {
  test('shows ambassadors the content alone', async () => {
    const page = await site.visit({ as: 'viktor' });
    await page.goto('/admin/content');
    const parts = page.getByRole('navigation', { name: 'Parts of the administration' });
    await parts.getByRole('link', { name: 'Content' }).waitFor();
    expect(await parts.getByRole('link').count()).toBe(1);
    await page.getByRole('table').waitFor();
    await page.goto('/admin/people');
    await page.getByRole('heading', { name: 'This page is for operators' }).waitFor();
  });

  test('is closed to everybody else', async () => {
    const page = await site.visit({ as: 'rosa' });
    for (const part of ['', '/people', '/content', '/money', '/operations', '/record']) {
      await page.goto(`/admin${part}`);
      await page.getByRole('heading', { name: 'This page is for operators' }).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
    }
  });
});
