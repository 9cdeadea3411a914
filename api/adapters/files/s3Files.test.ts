import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '#tests/support/providers/s3Server.ts';
import type { FileStore } from '#api/platform/ports.ts';
import { createS3FileStore, openS3FileStore, type S3Options } from './s3Files.ts';

const KEY = { id: 'key-of-the-test', secret: 'a secret/with+signs', region: 'eu-north-1' };

let server: S3Server;
let options: S3Options;
let store: FileStore;

beforeEach(async () => {
  server = await startS3Server(KEY);
  options = {
    bucketUrl: server.bucketUrl,
    region: KEY.region,
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
  };
  store = createS3FileStore(options);
});
afterEach(() => server.stop());

const keyOf = (bytes: Uint8Array) => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `variants/${hash.slice(0, 2)}/${hash}-400`;
};
const bytes = Buffer.from('a picture that is kept in a bucket');
const key = keyOf(bytes);

describe('files in a bucket', () => {
  it('come back as they were put in, and nothing comes for what was not', async () => {
    await store.put(key, bytes);
    expect([...server.objects.keys()]).toEqual([key]);
    expect(Buffer.from((await store.get(key)) ?? [])).toEqual(bytes);
    expect(await store.get(keyOf(Buffer.from('another')))).toBeNull();
    expect(await store.getRange(keyOf(Buffer.from('another')), 0, 3)).toBeNull();
  });

  it.each([true, false])('come back in parts, whether the service can do that: %s', async (can) => {
    if (!can) server.ignoreRanges();
    await store.put(key, bytes);
    expect(Buffer.from((await store.getRange(key, 2, 9)) ?? []).toString()).toBe('picture');
  });

  it('get through a service that is busy for a while', async () => {
    server.failNext(2, 503, 'SlowDown');
    await store.put(key, bytes);
    server.failNext(1, 500, 'InternalError');
    expect(await store.get(key)).not.toBeNull();
  });

  it('are never taken for missing when the service fails or forgot the bucket', async () => {
    await store.put(key, bytes);
    server.failNext(9, 503, 'SlowDown');
    await expect(store.get(key)).rejects.toThrow('503 SlowDown');
    server.failNext(1, 404, 'NoSuchBucket');
    await expect(store.get(key)).rejects.toThrow('404 NoSuchBucket');
    await server.stop();
    await expect(store.put(key, bytes)).rejects.toThrow('Nobody answers');
  });

  it('have keys of their own kind alone', async () => {
    await expect(store.get('../other-bucket/x').catch(String)).resolves.toContain('RangeError');
  });
});

describe('the start', () => {
  it('goes on with a bucket that lets itself be read', async () => {
    await expect(openS3FileStore(options)).resolves.toHaveProperty('put');
  });

  it('stops at a wrong secret, naming the settings and not the secret', async () => {
    const wrong = openS3FileStore({ ...options, secretAccessKey: 'not-the-secret' });
    const message = await wrong.then(String, String);
    expect(message).toContain('SignatureDoesNotMatch');
    expect(message).toContain('Check S3_BUCKET_URL');
    expect(message).not.toContain('not-the-secret');
  });

  it('stops when nobody answers', async () => {
    await server.stop();
    await expect(openS3FileStore(options)).rejects.toThrow('Nobody answers at S3_BUCKET_URL');
  });
});
