import * as v from 'valibot';
import { address, choice, setting } from './settingKinds.ts';

const text = (maximum: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\S+$/, 'must not contain spaces'),
    v.maxLength(maximum, `must be at most ${maximum} characters`),
  );

export const fileSettings = {
  FILES: setting(
    choice(['local', 's3']),
    'Where photos and videos are stored. local: in DATA_DIR; s3: in a bucket, for processes on several machines.',
    's3',
    'local',
  ),
  S3_BUCKET_URL: setting(
    address(
      /^https?:\/\/[^\s?#]+$/,
      'must be the http or https URL of the bucket, without a query',
    ),
    'URL of the bucket, at any S3-compatible service; required for FILES=s3.',
    'https://s3.us-east-2.amazonaws.com/trybe-files',
  ),
  S3_REGION: setting(text(60), 'Region of the bucket.', 'us-east-2', 'us-east-1'),
  S3_ACCESS_KEY_ID: setting(
    text(200),
    'Access key that may get and put objects and list the bucket; required for FILES=s3.',
    'AKIAEXAMPLE',
  ),
  S3_SECRET_ACCESS_KEY: setting(
    text(200),
    'Secret of that key; required for FILES=s3.',
    'the-secret-of-that-key',
  ),
};
