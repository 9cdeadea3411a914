import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from '#api/platform/ports.ts';
import { fileKey } from './files.ts';

export type S3Options = {
  /** Of the bucket, by path or by host, without a trailing slash. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Of an answer that says that the service is busy or broken, before it is passed on. */
const TRIES_AGAIN = 3;
/** For all tries of one request; a video of 25 MB has to get through. */
const TIMEOUT_MS = 60_000;
const NEVER_WRITTEN = `originals/00/${'0'.repeat(64)}`;

/** The bucket did not do what it was asked to; the message names its reason and no secret. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`The bucket answered ${method} with ${status} ${code}`);
    this.code = code;
  }
}

async function errorOf(method: string, response: Response): Promise<S3Error> {
  const [, code = 'without a reason'] = /<Code>(\w+)<\/Code>/u.exec(await response.text()) ?? [];
  return new S3Error(method, response.status, code);
}

/**
 * Files in a bucket that speaks the S3 protocol. A service takes a written object as a whole or not
 * at all, and refuses bytes that are not those of the signed hash. Throws S3Error, or what `fetch`
 * throws when nobody answers.
 */
export function createS3FileStore({ bucketUrl, ...key }: S3Options): FileStore {
  const client = new AwsClient({ ...key, service: 's3', retries: TRIES_AGAIN });
  const send = (method: string, name: string, init: RequestInit = {}) =>
    client.fetch(`${bucketUrl}/${fileKey(name)}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  async function read(name: string, headers?: Record<string, string>): Promise<Response | null> {
    const response = await send('GET', name, headers && { headers });
    if (response.ok) return response;
    const error = await errorOf('GET', response);
    if (error.code === 'NoSuchKey') return null;
    throw error;
  }

  return {
    async put(name, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'X-Amz-Content-Sha256': hash };
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const response = await send('PUT', name, { body, headers });
      if (!response.ok) throw await errorOf('PUT', response);
      await response.arrayBuffer();
    },
    async delete(name) {
      const response = await send('DELETE', name);
      if (!response.ok) throw await errorOf('DELETE', response);
      await response.arrayBuffer();
    },
    async get(name) {
      const response = await read(name);
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async getRange(name, start, end) {
      const response = await read(name, { Range: `bytes=${start}-${end - 1}` });
      if (response === null) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A service without ranges sends all of it.
      return response.status === 206 ? bytes : bytes.subarray(start, end);
    },
  };
}

/** The bucket cannot be used as it is set; the message is written for the operator. */
export class BucketUnusableError extends Error {
  override readonly name = 'BucketUnusableError';
}

/** The same, once the bucket has let itself be read, so that a wrong setting stops the start. */
export async function openS3FileStore(options: S3Options): Promise<FileStore> {
  const store = createS3FileStore(options);
  try {
    await store.get(NEVER_WRITTEN);
  } catch (error) {
    const why = error instanceof S3Error ? error.message : 'Nobody answers at S3_BUCKET_URL';
    throw new BucketUnusableError(
      `Trybe cannot start: photos and videos have no place. ${why}.\n` +
        'Check S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; the key has to ' +
        'be allowed to get, put and delete objects and to list the bucket.',
      { cause: error },
    );
  }
  return store;
}
