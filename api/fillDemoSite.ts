import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storePicture } from '#api/http/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { findPackageRoot } from '#api/packageRoot.ts';

/** Fills a site that nobody has used yet with the demo data; leaves every other one alone. */
export async function fillDemoSite(services: Services): Promise<void> {
  const { database, clock, passwords } = services;
  const people: unknown[] = await database.query('SELECT 1 FROM app_user LIMIT 1');
  if (people.length > 0) return;
  // Loaded lazily: a production start never reads it.
  const [{ loadDemo }, { DEMO_PASSWORD }] = await Promise.all([
    import('#api/jobs/loadDemo.ts'),
    import('#api/database/demo/people.ts'),
  ]);
  const folder = path.join(findPackageRoot(), 'api/data/demo/photos');
  await loadDemo(database, {
    now: clock.now(),
    randomBytes: (length) => clock.randomBytes(length),
    passwordHash: await passwords.hash(DEMO_PASSWORD),
    storePhoto: async (name) =>
      storePicture(services, await readFile(path.join(folder, `${name}.webp`))),
  });
}
