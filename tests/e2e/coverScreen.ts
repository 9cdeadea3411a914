import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Face } from '#tests/support/cases/testPhoto.ts';

/** Where the face is, as shares of the picture; its green is nowhere else. */
export const FACE: Face = { left: 0.3, top: 0.4, right: 0.4, bottom: 0.55 };

/** The parts of the screen on which a photo is covered. */
export const coverButton = (page: Page) =>
  page.getByRole('button', { name: 'Hide faces and plates in photo 1' });
export const picture = (page: Page) => page.getByRole('img', { name: 'The photo as it is now' });
export const boxes = (page: Page) => page.getByRole('button', { name: /^Box \d of \d$/u });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Cover', exact: true });

export async function boundsOf(place: Locator) {
  const bounds = await place.boundingBox();
  if (!bounds) throw new Error('it is on the screen');
  return bounds;
}

/** Where a share of the picture is on the screen. */
export async function onScreen(page: Page, x: number, y: number) {
  const bounds = await boundsOf(picture(page));
  return { x: bounds.x + bounds.width * x, y: bounds.y + bounds.height * y };
}

export async function drawOverFace(page: Page): Promise<void> {
  const from = await onScreen(page, FACE.left - 0.02, FACE.top - 0.02);
  const to = await onScreen(page, FACE.right + 0.02, FACE.bottom + 0.02);
  await page.mouse.move(to.x, to.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y, { steps: 3 });
  await page.mouse.up();
}

/** How many pixels of the face are in a picture. */
export async function facePixels(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (green > 150 && red < 100 && blue < 100) count += 1;
  }
  return count;
}

/** Every picture that the device keeps, in whatever store of the queue. */
async function keptPictures(page: Page): Promise<{ store: string; bytes: Buffer }[]> {
  const found = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('trybe-outbox');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('The queue cannot be opened')));
    });
    const buffers: { store: string; buffer: ArrayBuffer }[] = [];
    const walk = (store: string, value: unknown): void => {
      if (value instanceof ArrayBuffer) buffers.push({ store, buffer: value });
      else if (value instanceof Blob) throw new Error('Photos are kept as buffers');
      else if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value)) walk(store, inner);
    };
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      walk(store, all.result);
    }
    database.close();
    return buffers.map(({ store, buffer }) => ({ store, bytes: [...new Uint8Array(buffer)] }));
  });
  return found.map(({ store, bytes }) => ({ store, bytes: Buffer.from(bytes) }));
}

/** Which stores keep a picture, and how much of the face is to be seen in all of them. */
export async function kept(page: Page): Promise<{ stores: string[]; face: number }> {
  const pictures = await keptPictures(page);
  const faces = await Promise.all(pictures.map(({ bytes }) => facePixels(bytes)));
  return {
    stores: pictures.map(({ store }) => store),
    face: faces.reduce((sum, count) => sum + count, 0),
  };
}

/** As a share from the gallery lies on the device until a report is opened with it. */
export async function plantShare(page: Page, draftId: string, photo: Buffer): Promise<void> {
  await page.evaluate(
    async ({ key, bytes }) => {
      const opening = indexedDB.open('trybe-outbox');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const files = [{ bytes: new Uint8Array(bytes).buffer, mime: 'image/jpeg', name: 'a.jpg' }];
      const value = { files, title: '', text: '' };
      const tx = opening.result.transaction('drafts', 'readwrite');
      tx.objectStore('drafts').put({ key, userId: null, kind: 'shared', value, updatedAt: 1 });
      await new Promise((resolve) => tx.addEventListener('complete', resolve));
      opening.result.close();
    },
    { key: `shared ${draftId}`, bytes: [...photo] },
  );
}
