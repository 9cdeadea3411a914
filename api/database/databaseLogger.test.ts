import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDataSource } from './dataSource.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await databaseOfTests();

describe('the log of the database', () => {
  it('logs which statement failed and why, and none of its values', async () => {
    const told: string[] = [];
    const database = createDataSource({
      url: test.url,
      poolSize: 2,
      warn: (message) => told.push(message),
    });
    await database.initialize();
    const broken = database.query(
      `insert into app_user (id, username, email, password_hash, created_at)
       values ($1, 'someone', $2, $3, null)`,
      [randomUUID(), 'someone@example.org', 'a-secret-hash'],
    );
    await expect(broken).rejects.toThrow('null value');
    await database.destroy();
    expect(told.join('\n')).toMatch(/23502.*insert into app_user/);
    expect(told.join('\n')).not.toMatch(/a-secret-hash|someone@example/);
  });
});
