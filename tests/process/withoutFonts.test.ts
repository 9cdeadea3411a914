import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileReport, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { signInAt, startUnlimitedServer } from '#tests/support/servers/unlimitedServer.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';

test('a machine without fonts shows the photo where a link is shared, and no boxes for letters', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  const dataDir = testFolder();
  // Names no folder of fonts.
  const fonts = path.join(dataDir, 'fonts.conf');
  writeFileSync(fonts, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const server = await startUnlimitedServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    FONTCONFIG_FILE: fonts,
  });
  onTestFinished(async () => void (await server.stop()));
  const reporter = await signInAt(server.origin);
  const photo = await uploadPicture(reporter);
  const shownFor = async (report: Parameters<typeof fileReport>[1]) => {
    const { id } = await fileReport(reporter, report);
    const picture = `${server.origin}/embed/picture/${id}.jpg`;
    const { status, headers } = await fetch(picture, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await shownFor({ photos: [photo] })).toEqual([
    302,
    expect.stringContaining(`/api/images/${photo.id}`),
  ]);
  expect(await shownFor({})).toEqual([302, '/social.png']);
});
