import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '#api/database/transaction.ts';
import { openAnnsDatabase, type AnnsDatabase } from '#tests/support/database/annsDatabase.ts';
import { providerIdentityEntity } from '#api/entities/signInProvider.ts';
import { insertIfNew } from './insertIfNew.ts';

let test: AnnsDatabase;
beforeAll(async () => {
  test = await openAnnsDatabase();
});
afterAll(() => test.close());

it('tells a new row from one that is there, whatever the columns of its key are called', async () => {
  const row = {
    identityDigest: randomBytes(32),
    userId: test.ann.id,
    linkedAt: new Date('2026-03-01T12:00:00Z'),
  };
  const add = () =>
    transact(test.database, test.context({ isAuditExempt: true }), (tx) =>
      insertIfNew(tx, providerIdentityEntity, row),
    );
  expect([await add(), await add()]).toEqual([true, false]);
  const kept = await test.database.getRepository(providerIdentityEntity).find();
  expect(kept).toMatchObject([{ userId: test.ann.id }]);
});
