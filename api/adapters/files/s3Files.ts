import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from '#api/platform/ports.ts';
import { StoreUnavailable } from '#api/platform/storeUnavailable.rules.ts';
import { readLimited } from '#api/adapters/limitedBody.ts';
import { PROOF_VIDEO_MAX_BYTES } from '#schema/limits.ts';
import { fileKey } from './files.ts';

export type S3Options = {
  /** In path or virtual-host style, without a trailing slash. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Attempts while the service answers that it is busy or broken. */
const TRIES_AGAIN = 3;
/** For all attempts of one request; must cover a video of 25 MB. */
const TIMEOUT_MS = 60_000;
const NEVER_WRITTEN = `originals/00/${'0'.repeat(64)}`;

/** A refused request; the message carries the reason and no secret. */
export class S3Error extends StoreUnavailable {
  override readonly name = 'S3Error';
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`The bucket answered ${method} with ${status} ${code}`);
    this.code = code;
  }
}

/** More than the largest file ever stored. */
const FILE_MAX_BYTES = PROOF_VIDEO_MAX_BYTES + 1024 * 1024;
const ERROR_MAX_BYTES = 64 * 1024;

/** A response can break off after its head. */
async function readBytes(
  response: Response,
  maxBytes = FILE_MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readLimited(response, maxBytes).catch((cause: unknown) => {
    throw new StoreUnavailable('The answer from S3_BUCKET_URL broke off', { cause });
  });
  if (bytes === null) throw new StoreUnavailable('S3_BUCKET_URL answered more than any file has');
  return bytes;
}

async function readError(method: string, response: Response): Promise<S3Error> {
  const text = Buffer.from(await readBytes(response, ERROR_MAX_BYTES)).toString('utf8');
  const [, code = 'without a reason'] = /<Code>(\w+)<\/Code>/u.exec(text) ?? [];
  return new S3Error(method, response.status, code);
}

/**
 * Files in an S3 bucket. The service stores an object as a whole or not at all, and refuses bytes that do not
 * match the signed hash. Throws StoreUnavailable; an S3Error carries the reason.
 */
export function createS3FileStore({ bucketUrl, ...key }: S3Options): FileStore {
  const client = new AwsClient({ ...key, service: 's3', retries: TRIES_AGAIN });
  const send = async (method: string, name: string, init: RequestInit = {}) => {
    const url = `${bucketUrl}/${fileKey(name)}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await client.fetch(url, { ...init, method, signal });
    } catch (cause) {
      throw new StoreUnavailable('Nobody answers at S3_BUCKET_URL', { cause });
    }
  };

  async function read(name: string, headers?: Record<string, string>): Promise<Response | null> {
    const response = await send('GET', name, headers && { headers });
    if (response.ok) return response;
    const error = await readError('GET', response);
    if (error.code === 'NoSuchKey') return null;
    throw error;
  }

  return {
    async put(name, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'X-Amz-Content-Sha256': hash };
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const response = await send('PUT', name, { body, headers });
      if (!response.ok) throw await readError('PUT', response);
      await readBytes(response);
    },
    async delete(name) {
      const response = await send('DELETE', name);
      if (!response.ok) throw await readError('DELETE', response);
      await readBytes(response);
    },
    async get(name) {
      const response = await read(name);
      return response && readBytes(response);
    },
    async getRange(name, start, end) {
      const response = await read(name, { Range: `bytes=${start}-${end - 1}` });
      if (response === null) return null;
      const bytes = await readBytes(response);
      // A service without range support sends everything.
      return response.status === 206 ? bytes : bytes.subarray(start, end);
    },
  };
}

/** The message is written for the operator. */
export class BucketUnusableError extends Error {
  override readonly name = 'BucketUnusableError';
}

/** Reads from the bucket first, so that a wrong setting stops the start. */
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
