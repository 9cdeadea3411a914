import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLocalFileStore } from '#api/adapters/files/files.ts';
import { forgetFiles, NAMED_BY } from '#api/jobs/forgetFiles.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { deleteIssue } from '#schema/issues/issue.ts';
import { STORED_BYTES_PER_PERSON } from '#schema/limits.ts';
import { putAvatar } from '#schema/people/profile.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import {
  fileReport,
  picture,
  sendUpload,
  sha256Of,
  uploadPicture,
} from '#tests/scenarios/fixtures.ts';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const person = await personOf(api);

const forget = (now: Date) =>
  forgetFiles({
    database: api.database,
    files: createLocalFileStore(join(api.dataDir, 'files')),
    now,
  });

const isKept = (kind: 'originals' | 'videos', bytes: Uint8Array): boolean => {
  const sha256 = sha256Of(bytes);
  return existsSync(join(api.dataDir, 'files', kind, sha256.slice(0, 2), sha256));
};

/** The job comes every hour: its last time before an upload is a day old. */
const lastOfADay = () => hoursAfter(new Date(), 23);

it('uploads that nothing names are deleted within a day, and nothing else', async () => {
  const [named, unnamed, shared] = [picture(1), picture(2), picture(3)];
  const [id, video] = [randomUUID(), mp4({ seconds: 2 })];
  await person.fetch(`/api/videos/${id}`, { method: 'PUT', body: Buffer.from(video) });
  const photos = [await uploadPicture(person, named), await uploadPicture(person, shared)];
  await uploadPicture(person, unnamed);
  await uploadPicture(await personOf(api), shared);
  await fileReport(person, { photos });

  await forget(new Date());
  expect([isKept('originals', unnamed), isKept('videos', video)]).toEqual([true, true]);
  await forget(lastOfADay());
  expect([isKept('originals', unnamed), isKept('videos', video)]).toEqual([false, false]);
  expect([isKept('originals', named), isKept('originals', shared)]).toEqual([true, true]);
  const [first] = photos;
  expect((await person.fetch(`/api/images/${first?.id}?w=800`)).status).toBe(200);
  // The same bytes can come again, under the same id or another.
  await uploadPicture(person, unnamed);
  expect(isKept('originals', unnamed)).toBe(true);
});

it('a former logo is deleted within a day, and not the one in force', async () => {
  const operator = await personOf(api);
  const toOperator = `update app_user set account_role = 'operator' where id = $1`;
  await api.database.query(toOperator, [operator.id]);
  const [former, kept] = [picture(21, [64, 64]), picture(22, [64, 64])];
  const show = async (bytes: Uint8Array) => {
    const { version, settings } = await operator.expectCall(getSiteSettings);
    const data = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    const brand = { accent: null, logo: { picture: data } };
    const body = {
      version,
      reason: 'The association has a new look.',
      settings: { ...settings, brand },
    };
    await operator.expectCall(saveSiteSettings, { body });
  };
  const hasIcons = (bytes: Uint8Array) => {
    const icons = sha256Of(bytes);
    return existsSync(join(api.dataDir, 'files/logos', icons.slice(0, 2), `${icons}-192`));
  };
  for (const logo of [kept, former, kept]) await show(logo);
  await forget(hoursAfter(new Date(), 22));
  expect([hasIcons(former), hasIcons(kept)]).toEqual([true, true]);
  // Both times: what is gone is no fault.
  for (let round = 0; round < 2; round += 1) await forget(hoursAfter(new Date(), 25));
  expect([hasIcons(former), hasIcons(kept)]).toEqual([false, true]);
});

it('photos of a removed issue go with it, and the originals of an erased account', async () => {
  const [gone, stays] = [picture(11), picture(12)];
  const owner = await personOf(api);
  const file = async (bytes: Uint8Array<ArrayBuffer>) =>
    fileReport(owner, { photos: [await uploadPicture(owner, bytes)] });
  const [removed, open] = [await file(gone), await file(stays)];
  await owner.expectCall(deleteIssue, { params: { id: removed.id } });
  await forget(new Date());
  expect([isKept('originals', gone), isKept('originals', stays)]).toEqual([false, true]);

  const shown = new URL(open.imageUrl ?? '').pathname;
  await owner.expectCall(deleteAccount, { body: { password: owner.password } });
  await forget(new Date());
  expect(isKept('originals', stays)).toBe(false);
  expect((await person.fetch(`${shown}?w=800`)).status).toBe(200);
});

it('a face is kept while it is shown, and deleted with the one that takes its place', async () => {
  const owner = await personOf(api);
  const show = async (shade: number) => {
    const body = Buffer.from(picture(shade));
    const answer = await owner.fetch(putAvatar.path, { method: 'PUT', body });
    return ((await answer.json()) as { avatarUrl: string }).avatarUrl;
  };
  const storedOf = async (url: string) => {
    const [row]: { sha256: string }[] = await api.database.query(
      `select encode(sha256, 'hex') as sha256 from upload where id = $1`,
      [url.split('/').at(-1)],
    );
    return join(
      api.dataDir,
      'files',
      'originals',
      row?.sha256.slice(0, 2) ?? '',
      row?.sha256 ?? '',
    );
  };
  const [first, second] = [await show(21), await show(22)];
  const [before, now] = [await storedOf(first), await storedOf(second)];
  // What was sent is kept nowhere: only the square that was cut from it.
  expect([isKept('originals', picture(21)), existsSync(before)]).toEqual([false, true]);
  await forget(lastOfADay());
  expect([existsSync(before), existsSync(now)]).toEqual([false, true]);
  expect((await person.fetch(second)).status).toBe(200);
  await owner.expectCall(deleteAccount, { body: { password: owner.password } });
  expect((await person.fetch(second)).status).toBe(404);
  await forget(lastOfADay());
  expect(existsSync(now)).toBe(false);
});

it('what has expired of connected accounts is forgotten', async () => {
  await api.database.query(
    `insert into account_trace (kind, digest, user_id, expires_at)
     values ('card', sha256('x'::bytea), $1, now() - interval '1 second')`,
    [person.id],
  );
  await forget(new Date());
  expect(await api.database.query('select * from account_trace')).toEqual([]);
});

it('one account cannot fill the disk', async () => {
  const hoarder = await personOf(api);
  // As if they had been sending for days.
  await api.database.query(
    `insert into video_upload (id, owner_id, sha256, mime, bytes, duration_ms, created_at)
     select gen_random_uuid(), $1, sha256(n::text::bytea), 'video/mp4', $2, 1000, now()
     from generate_series(1, 50) n`,
    [hoarder.id, STORED_BYTES_PER_PERSON / 50],
  );
  const answer = await sendUpload(hoarder, randomUUID(), picture(32));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    413,
    'storage_full',
  ]);
});

it('every place that can name a picture or a video is known to what deletes them', async () => {
  for (const table of ['upload', 'video_upload'] as const) {
    const rows: { name: string }[] = await api.database.query(
      `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.confrelid = $1::regclass`,
      [table],
    );
    const known: string[] = rows.map(({ name }) => name);
    expect(known.toSorted()).toEqual([...NAMED_BY[table]].toSorted());
  }
});
