import type { Locator, Page } from 'playwright-core';

/** What a page that broke says. */
export const FAILED = 'This page could not be shown';
/** Not pressed: these sign out or load the page again. */
const LEFT_ALONE = /^(?:Logout|Reload|Retry|Try again)/u;
const FIELDS =
  'input:not([type=file],[type=checkbox],[type=radio],[type=hidden],[type=range],[type=color]), textarea';

/** Firefox logs this as an error for a request that the page itself aborted to make the next one. */
const ABANDONED = /^Failed to load .*A ServiceWorker intercepted the request/u;

/** Opens a page, types into every field and presses whatever can be pressed; answers what broke. */
export async function tryEverything(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  const onError = (error: Error) => {
    if (!ABANDONED.test(error.message)) problems.push(error.message);
  };
  page.on('pageerror', onError);
  const open = async () => {
    await page.goto(path);
    await page.getByRole('main').locator('h1, h2').first().waitFor();
    await fillIn(page.locator('body'));
  };
  await open();
  const pressed: string[] = [];
  for (;;) {
    const next = await nextControl(page, pressed);
    if (next === null) break;
    pressed.push(next.name);
    await next.control.click({ timeout: 2_000 }).catch(() => undefined);
    const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
    if (await dialog.isVisible()) await tryDialog(page, dialog);
    else if (next.isTab) await fillIn(page.getByRole('main'));
    if ((await page.getByText(FAILED).count()) > 0) problems.push(FAILED);
    if (problems.length > 0) return [`${path}, ${next.name}: ${problems.join()}`];
    if (new URL(page.url()).pathname !== path.split('?')[0]) await open();
  }
  page.off('pageerror', onError);
  return [];
}

/** Buttons, tabs and folded parts, each name once. */
async function nextControl(page: Page, pressed: readonly string[]) {
  const controls = page.locator('button:visible:enabled, summary:visible, [role=tab]:visible');
  const names = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  );
  const at = names.findIndex((name) => !pressed.includes(name) && !LEFT_ALONE.test(name));
  if (at === -1) return null;
  const control = controls.nth(at);
  return { name: names[at] ?? '', control, isTab: (await control.getAttribute('role')) === 'tab' };
}

/** A digit and a letter: whatever a field takes, and nothing that any form could send as it is. */
async function fillIn(place: Locator): Promise<void> {
  for (const field of await place.locator(FIELDS).all()) {
    if (!(await field.isEditable({ timeout: 500 }).catch(() => false))) continue;
    await field.pressSequentially('7a', { timeout: 2_000 }).catch(() => undefined);
  }
}

async function tryDialog(page: Page, dialog: Locator): Promise<void> {
  await fillIn(dialog);
  const confirm = dialog.locator('button:visible:enabled').last();
  await confirm.click({ timeout: 2_000 }).catch(() => undefined);
  for (let times = 0; times < 3; times++) {
    if (!(await page.locator('[role=dialog], [role=alertdialog]').first().isVisible())) return;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
}
