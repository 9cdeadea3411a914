import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { measureImage } from '#api/adapters/files/images.ts';
import { varyPicture } from '#api/adapters/files/varyPicture.ts';
import { keepOriginal, storePicture } from '#api/http/media/pictureStore.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Services } from '#api/http/services.ts';
import { findPackageRoot } from './packageRoot.ts';

/** Variants are made on demand: proofs are viewed one at a time. */
async function keepPicture(services: Services, bytes: Uint8Array): Promise<StoredPicture> {
  const image = await measureImage(bytes);
  if ('refusal' in image) throw new Refusal(image.refusal);
  const sha256 = await keepOriginal(services, bytes);
  return { ...image, sha256, bytes: bytes.byteLength };
}

/** Only if the site is unused. */
export async function fillDemoSite(services: Services): Promise<void> {
  const { database, clock, passwords } = services;
  const people: unknown[] = await database.query('select 1 from app_user limit 1');
  if (people.length > 0) return;
  // Loaded lazily: a production start never reads it.
  const [{ loadDemo }, { DEMO_PASSWORD }] = await Promise.all([
    import('#api/jobs/demo/loadDemo.ts'),
    import('#api/database/demo/people.ts'),
  ]);
  const folder = path.join(findPackageRoot(), 'api/data/demo/photos');
  await loadDemo(database, {
    now: clock.now(),
    randomBytes: (length) => clock.randomBytes(length),
    passwordHash: await passwords.hash(DEMO_PASSWORD, 'demo'),
    async storePhoto(name, view) {
      const drawn = await readFile(path.join(folder, `${name}.webp`));
      return view === undefined
        ? storePicture(services, drawn)
        : keepPicture(services, await varyPicture(drawn, view));
    },
  });
}
