import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { transact } from './transaction.ts';
import { providerIdentityEntity } from '#api/people/credentials.entities.ts';
import { insertIfNew } from './insertIfNew.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await annsDatabaseOfTests();

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
