import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#tests/scenarios/client.ts';
import { fileReport, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { startS3Server, type S3Server } from '#tests/support/providers/s3Server.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { registerAs } from '#tests/support/registerAs.ts';

const KEY = { id: 'key-of-the-test', secret: 'a/secret+key', region: 'eu-north-1' };
/** One for each process, as on two machines. */
const dataDirs = [makeTemporaryFolder(), makeTemporaryFolder()] as const;
let bucket: S3Server;
let database: EmptyDatabase;
let servers: ServerProcess[] = [];

const environmentWith = (dataDir: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  DEMO_DATA: 'off',
  TILE_URL: 'none',
  FILES: 's3',
  S3_BUCKET_URL: bucket.bucketUrl,
  S3_REGION: KEY.region,
  S3_ACCESS_KEY_ID: KEY.id,
  S3_SECRET_ACCESS_KEY: KEY.secret,
});

beforeAll(async () => {
  [bucket, database] = await Promise.all([startS3Server(KEY), openEmptyDatabase()]);
  servers = await Promise.all(dataDirs.map((dir) => startServerProcess(environmentWith(dir))));
}, 90_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([database.close(), bucket.stop()]);
  dataDirs.forEach(removeFolder);
});

describe('two processes that share a database and a bucket, and no folder', () => {
  test('serve the photo of a report that was sent to the other one', async () => {
    const [first, second] = servers.map(({ origin }) => origin);
    const reporter = createClient((path, init) => fetch(first + path, init));
    await registerAs(reporter, 'ned');
    const photo = await uploadPicture(reporter);
    await fileReport(reporter, { photos: [photo] });
    const served = await fetch(`${second}/api/images/${photo.id}?w=800`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await served.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect([...bucket.objects.keys()].some((name) => name.endsWith(photo.sha256))).toBe(true);
  });

  test('do not start where the bucket refuses them, and say what to set', async () => {
    const environment = { ...environmentWith(dataDirs[0]), S3_SECRET_ACCESS_KEY: 'another' };
    const message = await startServerProcess(environment).then(String, String);
    expect(message).toContain('SignatureDoesNotMatch');
    expect(message).toContain('S3_SECRET_ACCESS_KEY');
  });
});
