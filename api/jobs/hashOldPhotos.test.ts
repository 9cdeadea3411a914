import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertPerson, testNow } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { hashOldPhotos } from './hashOldPhotos.ts';

const test = await databaseOfTests();

it('gives every photo that is there its hash, once', async () => {
  const { database } = test;
  const { id: ownerId } = await insertPerson(database, 'rosa');
  const hashes = Array.from({ length: 120 }, () =>
    createHash('sha256').update(randomUUID()).digest('hex'),
  );
  for (const hash of hashes) {
    await database.query(
      `insert into upload (id, owner_id, sha256, mime, bytes, width, height, created_at)
       values ($1, $2, decode($3, 'hex'), 'image/png', 9, 4, 3, $4)`,
      [randomUUID(), ownerId, hash, testNow],
    );
  }
  const lost = hashes[7];
  const hashPhoto = async (hash: string) =>
    hash === lost ? null : BigInt(`0x${hash.slice(0, 16)}`);
  const { signal } = new AbortController();
  expect(await hashOldPhotos({ database, hashPhoto }, signal)).toBe(119);
  expect(await hashOldPhotos({ database, hashPhoto }, signal)).toBe(0);
  const [row]: { same: number }[] = await database.query(
    `select count(*)::integer as same from upload
     where perceptual_hash::bit(64) = ('x' || encode(substring(sha256 from 1 for 8), 'hex'))::bit(64)`,
  );
  expect(row?.same).toBe(119);
});

it('ends when the process does', async () => {
  const hashPhoto = async () => 1n;
  const ended = AbortSignal.abort();
  expect(await hashOldPhotos({ database: test.database, hashPhoto }, ended)).toBe(0);
});
