import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from '#api/config/config.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { ensureDataDir } from './ensureDataDir.ts';
import { explainStartError } from '#api/startup/explainStartError.ts';

const explain = (settings: Record<string, string>) =>
  ensureDataDir(parseConfig(settings)).then(() => '', explainStartError);

it('makes the directory and leaves nothing in it', async () => {
  const dataDir = path.join(testFolder(), 'data');
  expect(await explain({ DATA_DIR: dataDir })).toBe('');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('refuses what cannot be written into, whoever starts, with what to do', async () => {
  const folder = testFolder();
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  mkdirSync(path.join(folder, 'data'));
  for (const dataDir of [file, path.join(file, 'below'), '/proc/trybe']) {
    const message = await explain({ DATA_DIR: dataDir });
    expect(message).toContain('cannot write into DATA_DIR (');
    expect(message).toContain('DATA_DIR=/var/lib/trybe');
    expect(message).not.toContain('    at ');
  }
});

it('asks for none where the files are in a bucket and the database elsewhere', async () => {
  const settings = {
    DATA_DIR: '/proc/trybe',
    DATABASE_URL: 'postgres://trybe@db/trybe',
    FILES: 's3',
    S3_BUCKET_URL: 'https://s3.example/b',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(await explain(settings)).toBe('');
});
