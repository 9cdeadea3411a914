import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLocalFileStore } from '#api/adapters/files/files.ts';
import { forgetFiles } from '#api/jobs/forgetFiles.ts';
import { STORED_BYTES_PER_PERSON } from '#schema/limits.ts';
import { createApiKey } from '#schema/partners/apiKeys.ts';
import { picture, sha256Of } from '#tests/scenarios/fixtures.ts';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

const forget = () =>
  forgetFiles({
    database: api.database,
    files: createLocalFileStore(join(api.dataDir, 'files')),
    now: new Date(),
  });
const isKept = (kind: 'originals' | 'videos', bytes: Uint8Array): boolean => {
  const sha256 = sha256Of(bytes);
  return existsSync(join(api.dataDir, 'files', kind, sha256.slice(0, 2), sha256));
};

it('videos under one id do not fill the disk: only the first stays', async () => {
  const person = await personOf(api);
  const [first, second] = [mp4({ seconds: 2 }), mp4({ seconds: 3 })];
  const id = randomUUID();
  const send = async (video: Uint8Array) =>
    (await person.fetch(`/api/videos/${id}`, { method: 'PUT', body: Buffer.from(video) })).status;
  expect(await send(first)).toBe(201);
  expect(await send(second)).toBe(409);
  await forget();
  expect([isKept('videos', first), isKept('videos', second)]).toEqual([true, false]);
});

it('photos of a frozen account do not fill the disk', async () => {
  const person = await personOf(api);
  await api.database.query('update app_user set is_frozen = true where id = $1', [person.id]);
  const photo = picture(31);
  const sent = await person.fetch(`/api/uploads/${randomUUID()}`, {
    method: 'PUT',
    body: Buffer.from(photo),
  });
  expect(sent.status).toBe(403);
  await forget();
  expect(isKept('originals', photo)).toBe(false);
});

it('pictures of requests that are refused do not fill the disk, and those of others stay', async () => {
  const person = await personOf(api);
  const wanted = { name: 'Mine', scopes: ['report' as const], password: person.password };
  const { key } = await person.expectCall(createApiKey, { body: wanted });
  const send = async (description: string, bytes: Uint8Array) => {
    const form = new FormData();
    const fields = { api_key: key, service_code: 'infrastructure', lat: '41.88', long: '-87.63' };
    for (const [name, value] of Object.entries({ ...fields, description })) form.set(name, value);
    form.set('media', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'hole.png');
    const address = `${api.origin}/open311/v2/requests.json`;
    return (await fetch(address, { method: 'POST', body: form })).status;
  };
  const [named, refused] = [picture(32), picture(33)];
  expect(await send('The kerb at the crossing is broken, and a wheel is stuck.', named)).toBe(200);
  await api.database.query(
    `insert into upload (id, owner_id, sha256, mime, width, height, bytes, perceptual_hash, created_at)
     select gen_random_uuid(), owner_id, decode(repeat('00', 32), 'hex'), mime, width, height,
       4000000, perceptual_hash, now() from upload, generate_series(1, $2) where owner_id = $1`,
    [person.id, STORED_BYTES_PER_PERSON / 4_000_000],
  );
  expect(await send('Another kerb is broken at the very same crossing.', refused)).not.toBe(200);
  await forget();
  expect([isKept('originals', named), isKept('originals', refused)]).toEqual([true, false]);
});
