import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reportContent } from '#schema/moderation/contentReport.ts';
import { decideModeration, listModeration } from '#schema/moderation/queue.ts';
import { fileReport, picture, sendUpload, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const REASON = 'It shows the face of a passer-by.';

const api = await apiOfTests();
const [reporter, operator] = [await personOf(api), await operatorOf(api)];

/** Every stored file whose name begins with the hash: the original and all that was made of it. */
const storedOf = (sha256: string) =>
  readdirSync(join(api.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes(sha256),
  );

it('the original and every copy of a redacted photo are gone from the store at once, whoever sent them', async () => {
  const photo = await uploadPicture(reporter, picture(9));
  await uploadPicture(await personOf(api), picture(9));
  const { id: subjectId } = await fileReport(reporter, { photos: [photo] });
  expect(storedOf(photo.sha256)).toHaveLength(3);
  const told = { kind: 'issue', subjectId, ground: 'privacy', text: '' } as const;
  const reader = await personOf(api);
  expect((await reader.call(reportContent, { body: told })).status).toBe(204);
  const [found] = (await operator.expectCall(listModeration)).cases;
  const choice = 'redact_photo' as const;
  const body = { choice, reason: REASON, photoIds: [photo.id] };
  const decided = await operator.call(decideModeration, {
    params: { id: found?.id ?? '' },
    body,
  });
  expect(decided.status).toBe(204);
  expect(storedOf(photo.sha256)).toEqual([]);
  const [row] = await api.database.query('select count(*)::integer as count from forgotten_file');
  expect(row.count).toBe(0);
  // The same upload sent once more brings nothing back.
  expect((await sendUpload(reporter, photo.id, picture(9))).status).toBe(409);
  expect(storedOf(photo.sha256)).toEqual([]);
});
