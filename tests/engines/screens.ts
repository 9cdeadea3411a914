import { expect } from 'vitest';
import { PASSWORD } from '#tests/support/registerAs.ts';
import type { EnginePage } from './EnginePage.ts';

/** Generous: what comes true late on a busy machine is still true. */
const LATER_MS = 90_000;

const quoted = (text: string) => JSON.stringify(text);

/** A button, link or tab of that name. */
export const control = (name: string): string =>
  `//*[self::button or self::a or @role='tab'][normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`;

/** A text field of that label. */
export const field = (label: string): string =>
  `//*[self::input or self::textarea][@aria-label=${quoted(label)} or @id=//label[normalize-space((text() | bdi)[1])=${quoted(label)}]/@for]`;

/** The input behind a button that asks for a file. */
export const fileInput = (label: string): string =>
  `//input[@type='file'][@aria-label=${quoted(label)}]`;

/** Waits until the page shows a text. */
export async function sees(page: EnginePage, text: string): Promise<void> {
  const shown = () => page.evaluate(() => document.body.innerText, null).catch(() => '');
  await expect.poll(shown, { timeout: LATER_MS }).toContain(text);
}

/** Waits until a function that runs in the page answers true. */
export async function seeTrue(
  page: EnginePage,
  work: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect
    .poll(() => page.evaluate(work, null).catch(() => false), { timeout: LATER_MS })
    .toBe(true);
}

/** Waits until everything that the app needs without network is on the device. */
export async function seeInstalled(page: EnginePage): Promise<void> {
  const missing = async () => {
    const { controller } = navigator.serviceWorker;
    const registration = await navigator.serviceWorker.getRegistration();
    const state = (registration?.installing ?? registration?.active)?.state ?? 'unregistered';
    return [
      ...(controller === null ? [`a worker of the page, but one is ${state}`] : []),
      ...((await caches.has('trybe-overview-pack')) ? [] : ['the map']),
      ...((await caches.match('/api/gazetteer')) === undefined ? ['the gazetteer'] : []),
    ].join(', ');
  };
  const ask = () => page.evaluate(missing, null).catch(String);
  await expect.poll(ask, { timeout: LATER_MS }).toBe('');
}

/** Signs in by the form, and waits until the app has gone on from there by itself. */
export async function signIn(page: EnginePage, origin: string, username: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.fill(field('Username or Email'), username);
  await page.fill(field('Password'), PASSWORD);
  await page.press("//form//button[@type='submit']");
  await seeTrue(page, async () => location.pathname !== '/auth' && (await fetch('/api/user')).ok);
}

/** Whether the map on the page has drawn more than its ground. */
export const seeMap = (page: EnginePage): Promise<void> =>
  seeTrue(page, () => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas')];
    return canvases.some((canvas) => {
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data !== undefined && new Set(new Uint32Array(data.buffer)).size > 10;
    });
  });
