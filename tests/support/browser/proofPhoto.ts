import type { Page } from 'playwright-core';

/** Takes one photo of a proof by the app's camera, at the place of the issue; `meanwhile`: while the camera is open. */
export async function takeProofPhoto(
  page: Page,
  which: 'before' | 'after',
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('button', { name: `Take the ${which} photo` }).click();
  const camera = page.getByRole('dialog');
  await camera.getByText(/^Position known to about/u).waitFor();
  await meanwhile();
  await camera.getByRole('button', { name: 'Take the photo' }).click();
  await page.getByRole('img', { name: `Your ${which} photo` }).waitFor();
  await page
    .getByText(/^Taken .*, 0 m from the issue\.$/u)
    .first()
    .waitFor();
}
